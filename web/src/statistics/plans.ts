// A player's strengths, from points by source.

import type { SourceStatistics } from "../protocol/messages";

export interface Plan {
  readonly source: string;
  /** Average lead over the others, in points per game. */
  readonly ahead: number;
  /** Number of games in which this was the player's top source. */
  readonly favorite: number;
}

const SHOWN = 4;
/** Smallest lead that is shown. */
const LEAST_LEAD = 0.5;

/** Sources where the player leads the others or scores the most, largest lead first. */
export function plansOf(sources: readonly SourceStatistics[]): Plan[] {
  const plans = sources.map(({ source, own, others, favorite }) => ({
    source,
    ahead: own - others < LEAST_LEAD ? 0 : own - others,
    favorite,
  }));
  const telling = plans.filter(({ ahead, favorite }) => ahead > 0 || favorite > 0);
  return telling.toSorted((a, b) => b.ahead - a.ahead || b.favorite - a.favorite).slice(0, SHOWN);
}

/** Moving average over each game and the four before it. */
export function trailingMean(scores: readonly number[]): number[] {
  return scores.map((_, at) => {
    const last = scores.slice(Math.max(0, at - 4), at + 1);
    return last.reduce((sum, score) => sum + score, 0) / last.length;
  });
}
