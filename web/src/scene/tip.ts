// Content and position of a tip: next to its place, within the frame, covering as few choices as possible.

import type { PreviewInfo } from "../games/contract";
import type { OutlookLine } from "../protocol/messages";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** A tip's surroundings, in window pixels. */
export interface Surroundings {
  /** The place that the tip is about. */
  readonly target: Box;
  /** Where the previewed choice leads; the most important to keep visible. */
  readonly results: readonly Box[];
  /** The areas around the place, smallest first: a tip beside an area covers none of its contents. */
  readonly areas: readonly Box[];
  /** Other choices and the rest of the area, which should stay visible. */
  readonly others: readonly Box[];
  /** The box that the tip must stay within. */
  readonly frame: Box;
}

/** The class for points: only a gain is green. */
export function worth(points: number): "loss" | "even" | null {
  return points < 0 ? "loss" : points === 0 ? "even" : null;
}

/** The lines of a tip as sentences. */
export function tipText(tip: Element): string {
  const wordsOf = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
  const lines = [...tip.querySelectorAll("h3, li")];
  return lines.map((line) => [...line.children].map(wordsOf).join(" ") || wordsOf(line)).join(". ");
}

/** Weight of covering the place itself or a result: worse than covering anything else. */
const WORST = 100;
/** Cost of a pixel of distance; covered pixels cost 1 each. */
const DISTANCE = 2;

/** Top left corner of the tip, relative to the frame: near its place, covering as little as possible. */
export function placeBeside(tip: Box, { target, results, areas, others, frame }: Surroundings) {
  const spots = [target, ...areas].flatMap((box) => around(box, target, tip)).map((spot) => within(frame, spot));
  const costs = spots.map((spot) => {
    const kept = [target, ...results].reduce((sum, box) => sum + overlap(spot, box), 0);
    return kept * WORST + others.reduce((sum, box) => sum + overlap(spot, box), 0) + distance(spot, target) * DISTANCE;
  });
  const best = spots[costs.indexOf(Math.min(...costs))] ?? tip;
  return { left: best.left - frame.left, top: best.top - frame.top };
}

/** The places to the right and left of a box, above and below it, as near to the target as possible. */
function around(box: Box, target: Box, { width, height }: Box): Box[] {
  const left = target.left + target.width / 2 - width / 2;
  const top = target.top + target.height / 2 - height / 2;
  return [
    { left: box.left + box.width + GAP, top },
    { left: box.left - GAP - width, top },
    { left, top: box.top - GAP - height },
    { left, top: box.top + box.height + GAP },
  ].map((corner) => ({ ...corner, width, height }));
}

/** Distance between the edges of two boxes. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

/**
 * The points that a choice is certain to score, including zero; for an estimate, its change unless that is zero; else
 * `null`.
 */
export function certainTotal({ outlook, isUpTo, isEstimate, total, events }: PreviewInfo): number | null {
  const isCertain = !isUpTo && outlook.length === 0;
  return isCertain && (isEstimate ? total !== 0 : events.length > 0) ? total : null;
}

/** The best uses of a card picked in secret, one for each number of points. */
export function bestUses(outlook: readonly OutlookLine[], count: number): OutlookLine[] {
  const best = new Map<number, OutlookLine>();
  for (const use of outlook.toSorted((a, b) => b.points - a.points)) {
    if (!best.has(use.points)) {
      best.set(use.points, use);
    }
  }
  return [...best.values()].slice(0, count);
}

function within(frame: Box, box: Box): Box {
  return {
    ...box,
    left: clamp(box.left, frame.left + GAP, frame.left + frame.width - box.width - GAP),
    top: clamp(box.top, frame.top + GAP, frame.top + frame.height - box.height - GAP),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
