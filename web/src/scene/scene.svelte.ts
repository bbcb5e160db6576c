// A position without a table: that of a lesson, puzzle, replay or review.

import { Chooser } from "../choices/chooser.svelte";
import { faces } from "../position/seats";
import type { EventLine, PositionView, Preview, Section } from "../protocol/messages";

/** Lines that are announced together. */
export interface Announcement {
  /** Unique, so that the same text can be announced twice. */
  readonly id: number;
  readonly lines: readonly EventLine[];
}

/** Number of announcements kept for screen readers, which announce additions but not removals. */
const KEPT = 30;
/** Number of lines repeated on demand. */
const REPEATED = 5;

/** The latest events, for screen readers and for animation. */
export class Story {
  /** For the live region. */
  latest = $state.raw<readonly Announcement[]>([]);
  /** Whether events are still being animated. */
  isMoving = $state(false);
  /** Called with the events to animate. */
  onmotion: ((lines: readonly EventLine[]) => void) | null = null;

  #next = 0;

  tell(lines: readonly EventLine[], isOld: boolean): void {
    if (isOld || lines.length === 0) {
      return;
    }
    this.#say(lines);
    this.isMoving = this.onmotion !== null;
    this.onmotion?.(lines);
  }

  /** Announces the latest lines again. */
  repeat(): void {
    this.#say(this.latest.flatMap(({ lines }) => lines).slice(-REPEATED));
  }

  #say(lines: readonly EventLine[]): void {
    this.#next += 1;
    this.latest = [...this.latest, { id: this.#next, lines }].slice(-KEPT);
  }
}

/** Optional hooks of a scene. Without `onaction`, nothing can be chosen. */
export interface SceneHooks {
  /** Called with the parts of a complete choice, which is shown as pending until the promise resolves. */
  onaction?(parts: readonly string[]): Promise<void>;
  /** The preview of this choice. */
  preview?(parts: readonly string[]): Promise<Preview | null>;
  /** Shows why these clicks are not possible. */
  whyNot?(clicks: string[]): Promise<void>;
  /** The position as text. */
  describe?(): Promise<readonly Section[]>;
}

export class SceneStore extends Chooser {
  /** Player names by seat. */
  names = $state.raw<readonly string[]>([]);
  /** Events up to the position, for the log. */
  events = $state.raw<readonly EventLine[]>([]);

  readonly seats = $derived(faces(this.#sitting(), this.position, this.onTurn));
  readonly isRunning = $derived(this.position !== null && this.position.turn !== "over");
  /** The latest events: animated on the board and announced. */
  readonly story = new Story();

  #hooks: SceneHooks;

  constructor(hooks: SceneHooks = {}) {
    super();
    this.#hooks = hooks;
  }

  /** Shows a position; `news` are the events since the previous position, which are animated. */
  show(position: PositionView, names: readonly string[], news: readonly EventLine[] = []): void {
    this.names = names;
    this.take(this.#hooks.onaction ? position : still(position));
    this.pending = null;
    this.story.tell(news, false);
  }

  async whyNot(clicks: string[]): Promise<void> {
    await this.#hooks.whyNot?.(clicks);
  }

  async describe(): Promise<void> {
    this.sections = (await this.#hooks.describe?.()) ?? [];
  }

  protected async ask(_seat: number, action: string[]): Promise<Preview | null> {
    return (await this.#hooks.preview?.(action)) ?? null;
  }

  protected async act(_seat: number, _decision: number, parts: readonly string[]): Promise<void> {
    const sent = this.pending;
    await this.#hooks.onaction?.(parts);
    // The hook may have marked something else as pending.
    if (this.pending === sent) {
      this.pending = null;
    }
  }

  #sitting() {
    return this.names.map((name, index) => ({ name, isYou: index === this.viewer, isBot: false }));
  }
}

/** The same position without choices. */
export function still(position: PositionView): PositionView {
  return {
    ...position,
    choices: { parts: [], places: [] },
    decisions: position.decisions.map(() => null),
    undo: false,
  };
}
