// Points by source and seat.

import type { ScoreEstimate } from "../games/contract";
import type { EventLine } from "../protocol/messages";

export interface SheetRow {
  /** Its name is the game's message `source-…`. */
  readonly source: string;
  readonly points: readonly number[];
  /** The rules that award the points. */
  readonly rules: readonly string[];
}

/** The score sheet: one row per source, in the order of the rules, which is that of the board. */
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
  return [...rows]
    .map(([source, { points, rules }]) => ({ source, points, rules: [...rules].toSorted(compareRules) }))
    .toSorted((a, b) => compareRules(a.rules[0] ?? "", b.rules[0] ?? ""));
}

/** The score sheet of a game that has not scored yet, from each seat's score if the game ended now. */
export function estimateSheet(estimates: readonly ScoreEstimate[]): SheetRow[] {
  const sources = Object.keys(estimates[0]?.sources ?? {});
  return sources.map((source) => ({ source, points: estimates.map((each) => each.sources[source] ?? 0), rules: [] }));
}

/** Orders rule numbers such as `MF-3.4` and `MF-11.6` by chapter and rule. */
function compareRules(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
