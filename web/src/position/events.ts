// Reading the events of a game: unions of `{ "kind-of-event": { … } }` and bare names.

import type { PreviewInfo } from "../games/contract";

type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** What the events of each kind tell. */
export type Details<E> = Intersection<Exclude<E, string>>;

export interface EventReader<E> {
  /** What an event of this kind tells; nothing if it is of another. */
  detail<K extends keyof Details<E>>(event: E, kind: K): Details<E>[K] | null;
  /** The events of one kind that the previewed choice would cause. */
  previewed<K extends keyof Details<E>>(preview: PreviewInfo | null, kind: K): Details<E>[K][];
}

/** Reads the events of a game whose generated type is `E`. */
export function eventReader<E>(): EventReader<E> {
  function detail<K extends keyof Details<E>>(event: E, kind: K): Details<E>[K] | null {
    return typeof event === "object" && event !== null && kind in event ? (event as Details<E>)[kind] : null;
  }
  return {
    detail,
    previewed: (preview, kind) => (preview?.events ?? []).map((line) => detail(line.event as E, kind)).filter((found) => found !== null),
  };
}
