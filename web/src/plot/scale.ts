// Scales and label positions of plots.

/** About `count` evenly spaced round numbers that enclose the least and the greatest value. */
export function ticks(least: number, most: number, count: number): number[] {
  const step = roundStep((most - least || 1) / count);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The smallest of 1, 2 or 5 times a power of ten that is at least this. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Positions of labels near `wished`, at least `gap` apart, in the same order. */
export function spread(wished: readonly number[], gap: number): number[] {
  const order = wished.map((_, at) => at).toSorted((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const places = [...wished];
  for (const [rank, at] of order.entries()) {
    const before = order[rank - 1];
    if (before !== undefined) {
      places[at] = Math.max(places[at] ?? 0, (places[before] ?? 0) + gap);
    }
  }
  return places;
}
