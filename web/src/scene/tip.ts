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

/** Top left corner of the tip, relative to the frame. `others` are the places that should stay visible. */
export function placeBeside(target: Box, tip: Box, frame: Box, others: readonly Box[]): { left: number; top: number } {
  const middleX = target.left + target.width / 2 - tip.width / 2;
  const middleY = target.top + target.height / 2 - tip.height / 2;
  const wishes = [
    { left: target.left + target.width + GAP, top: middleY },
    { left: target.left - GAP - tip.width, top: middleY },
    { left: middleX, top: target.top - GAP - tip.height },
    { left: middleX, top: target.top + target.height + GAP },
  ];
  const places = wishes.map(({ left, top }) => within(frame, { left, top, width: tip.width, height: tip.height }));
  // Covering its own place is worse than covering all others.
  const costs = places.map((place) =>
    others.reduce((sum, other) => sum + overlap(place, other), overlap(place, target) * (others.length + 1)),
  );
  const best = places[costs.indexOf(Math.min(...costs))] ?? tip;
  return { left: best.left - frame.left, top: best.top - frame.top };
}

/** Points that a choice scores for certain, zero included; an estimate only if it changes; else `null`. */
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
