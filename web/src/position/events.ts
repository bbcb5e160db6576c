// Reads the events of a game and sums them up.

import type { PreviewInfo } from "../games/contract";
import type { EventLine } from "../protocol/messages";

/** Events are unions of `{ "kind-of-event": { … } }` and plain strings. */
type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** The fields of each kind of event. */
export type Details<E> = Intersection<Exclude<E, string>>;

export interface EventReader<E> {
  /** The fields of an event of this kind; `null` for another kind. */
  detail<K extends keyof Details<E>>(event: E, kind: K): Details<E>[K] | null;
  /** The events of one kind in these lines. */
  happened<K extends keyof Details<E>>(lines: readonly EventLine[], kind: K): Details<E>[K][];
  /** The events of one kind that the previewed choice would cause. */
  previewed<K extends keyof Details<E>>(preview: PreviewInfo | null, kind: K): Details<E>[K][];
}

/** Reads the events of a game whose generated type is `E`. */
export function eventReader<E>(): EventReader<E> {
  function detail<K extends keyof Details<E>>(event: E, kind: K): Details<E>[K] | null {
    return typeof event === "object" && event !== null && kind in event ? (event as Details<E>)[kind] : null;
  }
  function happened<K extends keyof Details<E>>(lines: readonly EventLine[], kind: K): Details<E>[K][] {
    return lines.map((line) => detail(line.event as E, kind)).filter((found) => found !== null);
  }
  return { detail, happened, previewed: (preview, kind) => happened(preview?.events ?? [], kind) };
}

/** Parts of the board that count for the previewed points, such as `space:houses-3`. */
export function countedParts(preview: PreviewInfo | null): ReadonlySet<string> {
  const events = preview?.events ?? NOTHING;
  const known = counted.get(events) ?? new Set(events.flatMap((line) => line.counted ?? []));
  counted.set(events, known);
  return known;
}

const NOTHING: readonly EventLine[] = [];
/** Cached, since every space of a board asks for it. */
const counted = new WeakMap<readonly EventLine[], ReadonlySet<string>>();

/** Total points of a seat in these events. */
export function total(events: readonly EventLine[], seat: number | null): number {
  return events.reduce((sum, { points }) => sum + (points && points.seat === seat ? points.amount : 0), 0);
}

/** The seat that an event is about; `null` if its text names none. */
export function seatOf(line: EventLine): number | null {
  if (line.points) {
    return line.points.seat;
  }
  for (const [name, arg] of line.text.args ?? []) {
    if (name === "seat" && "seat" in arg) {
      return arg.seat;
    }
  }
  return null;
}

/** The events after this seat's last one. */
export function sinceLastTurn(events: readonly EventLine[], seat: number): readonly EventLine[] {
  const last = events.findLastIndex((line) => seatOf(line) === seat);
  return events.slice(last + 1);
}

/** Each seat's points in these events. */
export function gains(events: readonly EventLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => total(events, seat));
}
