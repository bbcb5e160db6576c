// A player's private note about a table: loaded once, and saved a moment after each change.

/** How long to wait for the next change before saving, in milliseconds. */
const PAUSE = 800;
/** How long to wait before trying again after a first failure, in milliseconds; twice as long after each further one. */
const TRY_AGAIN = 5_000;

/** Where the note is stored. */
export interface NoteStorage {
  load(): Promise<string>;
  save(text: string): Promise<unknown>;
}

/** `loading` until the note is known; `changed` while something is not saved. */
export type NoteState = "loading" | "saved" | "changed" | "failed";

export class Notes {
  #storage: NoteStorage;
  #text = $state("");
  #state = $state<NoteState>("loading");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isLoaded = $state(false);
  #loading: Promise<void> | null = null;

  constructor(storage: NoteStorage) {
    this.#storage = storage;
  }

  get text(): string {
    return this.#text;
  }

  get state(): NoteState {
    return this.#state;
  }

  /** Loads the note, unless that was done before. */
  open(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#state = "loading";
    try {
      this.#text = await this.#storage.load();
      [this.#isLoaded, this.#state] = [true, "saved"];
    } catch {
      [this.#loading, this.#state] = [null, "failed"];
    }
  }

  /** Whether the note may be changed: before it is loaded, a change would replace it. */
  get isOpen(): boolean {
    return this.#isLoaded;
  }

  write(text: string): void {
    this.#text = text;
    this.#state = "changed";
    this.#saveIn(PAUSE);
  }

  /** Saves what is not saved yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.isOpen || this.#state === "saved") {
      return;
    }
    const text = this.#text;
    try {
      await this.#storage.save(text);
      // Something may have been written in the meantime, which is saved later.
      this.#state = this.#text === text ? "saved" : "changed";
      this.#failures = 0;
    } catch {
      this.#state = "failed";
      this.#saveIn(TRY_AGAIN * 2 ** this.#failures);
      this.#failures += 1;
    }
  }

  #saveIn(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), time);
  }
}
