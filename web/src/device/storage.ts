// What the engine stores on this device: one database for each visitor, so that nobody sees the games of another.

const PREFIX = "tavola-";
const STORE = "engine";

/** Somebody without an account or a guest's name. */
export const NOBODY = "device";

/** A key with its value, or with `null` to delete it. */
export interface Change {
  readonly key: string;
  readonly value: string | null;
}

export class Storage {
  #database: IDBDatabase;
  /** What is stored, as far as this page knows. */
  #known = new Map<string, string>();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(owner: string): Promise<Storage> {
    const request = indexedDB.open(PREFIX + owner, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await result(request);
    // Else the data could not be deleted while this page is open.
    database.onversionchange = () => database.close();
    return new Storage(database);
  }

  async readAll(): Promise<Map<string, string>> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    this.#known = new Map(keys.map((key, index) => [String(key), String(values[index])]));
    return this.#known;
  }

  /** Makes all changes or none: none if another page has changed one of these values since they were read. */
  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) {
      return;
    }
    const transaction = this.#database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    const found = await Promise.all(changes.map(({ key }) => result<string | undefined>(store.get(key))));
    if (changes.some(({ key }, index) => found[index] !== this.#known.get(key))) {
      transaction.abort();
      throw new Error("another page has played on");
    }
    changes.forEach((change) => this.#put(store, change));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
    });
  }

  #put(store: IDBObjectStore, { key, value }: Change): void {
    if (value === null) {
      store.delete(key);
      this.#known.delete(key);
    } else {
      store.put(value, key);
      this.#known.set(key, value);
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** Whether anything is stored for this visitor. */
export async function hasStored(owner: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === PREFIX + owner);
}

/** Hands what somebody without an account has stored to this visitor. Nothing of the visitor's own is replaced. */
export async function adopt(owner: string): Promise<void> {
  if (owner === NOBODY || !(await hasStored(NOBODY))) {
    return;
  }
  const [from, to] = [await Storage.open(NOBODY), await Storage.open(owner)];
  const known = await to.readAll();
  const fresh = [...(await from.readAll())].filter(([key]) => !known.has(key));
  await to.write(fresh.map(([key, value]) => ({ key, value })));
  from.close();
  to.close();
  await deleteDatabase(PREFIX + NOBODY);
}

/** Deletes everything that was stored for this visitor. */
export async function clearStored(owner: string): Promise<void> {
  await deleteDatabase(PREFIX + owner);
}

async function deleteDatabase(name: string): Promise<void> {
  await result(indexedDB.deleteDatabase(name));
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
