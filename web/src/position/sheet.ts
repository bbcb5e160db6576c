// Sums over what happened: where the points came from, and what happened since somebody's last turn.

import type { EventLine } from "../protocol/messages";

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
