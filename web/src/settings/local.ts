// Values that the browser keeps for this site. Browsers may forbid storage; values then last only as long as their owner
// keeps them.

/** The value with this key; `otherwise` if there is none. */
export function readLocal<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Stores a value; `null` removes it. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    return;
  }
}
