// What happened: reading the events of a game, and sums over them. Where did the points come from, what happened since
// somebody's last turn?

import type { PreviewInfo } from "../games/contract";
import type { EventLine } from "../protocol/messages";

/** Events are unions of `{ "kind-of-event": { … } }` and bare names. */
type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** What the events of each kind tell. */
export type Details<E> = Intersection<Exclude<E, string>>;

export interface EventReader<E> {
  /** What an event of this kind tells; nothing if it is of another. */
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

/** What on the board counts for the points of the previewed choice, by the names of parts: `space:houses-3`. */
export function countedParts(preview: PreviewInfo | null): ReadonlySet<string> {
  const events = preview?.events ?? NOTHING;
  const known = counted.get(events) ?? new Set(events.flatMap((line) => line.counted ?? []));
  counted.set(events, known);
  return known;
}

const NOTHING: readonly EventLine[] = [];
/** Every space of a board asks the same. */
const counted = new WeakMap<readonly EventLine[], ReadonlySet<string>>();

export interface SheetRow {
  /** Named by the message `source-…` of the game. */
  readonly source: string;
  readonly points: readonly number[];
  /** The rules that gave the points. */
  readonly rules: readonly string[];
}

/** The score sheet: one row per source, in the order of first appearance. */
export function scoreSheet(events: readonly EventLine[], seats: number): SheetRow[] {
  const rows = new Map<string, { points: number[]; rules: Set<string> }>();
  for (const { points } of events) {
    if (points) {
      const row = rows.get(points.source) ?? { points: Array<number>(seats).fill(0), rules: new Set<string>() };
      row.points[points.seat] = (row.points[points.seat] ?? 0) + points.amount;
      row.rules.add(points.rule);
      rows.set(points.source, row);
    }
  }
  return [...rows].map(([source, { points, rules }]) => ({ source, points, rules: [...rules] }));
}

/** Points of one seat in these events, all together. */
export function total(events: readonly EventLine[], seat: number | null): number {
  return events.reduce((sum, { points }) => sum + (points && points.seat === seat ? points.amount : 0), 0);
}

/** The seat that an event is about, as far as its words tell. */
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

/** What happened after the last event of this seat. */
export function sinceLastTurn(events: readonly EventLine[], seat: number): readonly EventLine[] {
  const last = events.findLastIndex((line) => seatOf(line) === seat);
  return events.slice(last + 1);
}

/** Each seat's points in these events. */
export function gains(events: readonly EventLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => total(events, seat));
}
