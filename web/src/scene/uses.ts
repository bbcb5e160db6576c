// Of the uses of a hidden choice, those worth telling.

import type { OutlookLine } from "../protocol/messages";

/** The best uses, one for each number of points. */
export function bestUses(outlook: readonly OutlookLine[], count: number): OutlookLine[] {
  const best = new Map<number, OutlookLine>();
  for (const use of outlook.toSorted((a, b) => b.points - a.points)) {
    if (!best.has(use.points)) {
      best.set(use.points, use);
    }
  }
  return [...best.values()].slice(0, count);
}
