// What a player's points tell about plans.

import type { SourceStatistics } from "../protocol/messages";

export interface Plan {
  readonly source: string;
  /** By how many points a game the player is ahead of the others there. */
  readonly ahead: number;
  /** In how many games nothing else brought more. */
  readonly favorite: number;
}

const SHOWN = 4;
/** Less is no lead to speak of. */
const LEAST_LEAD = 0.5;

/** Where the player earns more than others, or most of all; the most telling first. */
export function plansOf(sources: readonly SourceStatistics[]): Plan[] {
  const plans = sources.map(({ source, own, others, favorite }) => ({
    source,
    ahead: own - others < LEAST_LEAD ? 0 : own - others,
    favorite,
  }));
  const telling = plans.filter(({ ahead, favorite }) => ahead > 0 || favorite > 0);
  return telling.toSorted((a, b) => b.ahead - a.ahead || b.favorite - a.favorite).slice(0, SHOWN);
}

/** For each game the mean of it and the four before it. */
export function trailingMean(scores: readonly number[]): number[] {
  return scores.map((_, at) => {
    const last = scores.slice(Math.max(0, at - 4), at + 1);
    return last.reduce((sum, score) => sum + score, 0) / last.length;
  });
}
