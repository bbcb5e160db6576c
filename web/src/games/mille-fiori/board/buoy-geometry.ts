// Measures of the spaces of the sea track, from their middle.

export const BUOY = {
  drop: 6.5,
  gold: 32,
  wheel: 27,
  /** The last space holds a number and a gold diamond side by side. */
  pill: { width: 54, height: 48, number: -9, gold: 13, goldSize: 24 },
} as const;

/** Spaces of so many points are drawn with a strong rim. */
const RICH = 10;

export function isRich(points: number): boolean {
  return points >= RICH;
}
