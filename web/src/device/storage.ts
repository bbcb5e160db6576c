// The engine's storage on this device: a database for each visitor, so that nobody sees another visitor's games.

const PREFIX = "tavola-";
const STORE = "engine";

/** Key of the progress in lessons and puzzles. */
export const STUDY_KEY = "study";

/** Owner of what a stranger stores. */
export const NOBODY = "device";

/** A key with its value, or with `null` to delete it. */
export interface Change {
  readonly key: string;
  readonly value: string | null;
}

export class Storage {
  #database: IDBDatabase;
  /** The stored values as this page last read or wrote them. */
  #known = new Map<string, string>();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(owner: string): Promise<Storage> {
    const request = indexedDB.open(PREFIX + owner, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await result(request);
    // Lets another page delete the database while this one is open.
    database.onversionchange = () => database.close();
    return new Storage(database);
  }

  async readAll(): Promise<Map<string, string>> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    this.#known = new Map(keys.map((key, index) => [String(key), String(values[index])]));
    return new Map(this.#known);
  }

  /** Makes all changes or none. Fails if another page has changed one of these values since they were read. */
  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) {
      return;
    }
    const transaction = this.#database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    const found = await Promise.all(changes.map(({ key }) => result<string | undefined>(store.get(key))));
    if (changes.some(({ key }, index) => found[index] !== this.#known.get(key))) {
      transaction.abort();
      throw new Error("another page has changed this");
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

/** Whether anything is stored for this visitor, or under this key. */
export async function hasStored(owner: string, key?: string): Promise<boolean> {
  if (!(await mayExist(PREFIX + owner))) {
    return false;
  }
  const storage = await Storage.open(owner);
  const stored = await storage.readAll();
  storage.close();
  return key === undefined ? stored.size > 0 : stored.has(key);
}

/** Whether there may be a database of this name; some browsers don't say. */
async function mayExist(database: string): Promise<boolean> {
  const list = (indexedDB as Partial<IDBFactory>).databases?.bind(indexedDB);
  return list === undefined || (await list()).some(({ name }) => name === database);
}

/**
 * Hands a stranger's entries on this device to this visitor. Entries that the visitor already has are not replaced but
 * kept back; returns their number.
 */
export async function adopt(owner: string): Promise<number> {
  if (owner === NOBODY || !(await hasStored(NOBODY))) {
    return 0;
  }
  const [from, to] = [await Storage.open(NOBODY), await Storage.open(owner)];
  const [found, known] = [await from.readAll(), await to.readAll()];
  const fresh = [...found].filter(([key]) => !known.has(key));
  await to.write(fresh.map(([key, value]) => ({ key, value })));
  // Only what has arrived is deleted.
  await from.write(fresh.map(([key]) => ({ key, value: null })));
  from.close();
  to.close();
  if (fresh.length === found.size) {
    await deleteDatabase(PREFIX + NOBODY);
  }
  return found.size - fresh.length;
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
