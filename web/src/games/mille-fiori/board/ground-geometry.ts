// Measurements of the print on the board and on the water around it, relative to the center of each item.

export const BUOY = {
  drop: 6.5,
  gold: 32,
  wheel: 27,
  /** The last space holds a number and a gold diamond side by side. */
  pill: { width: 54, height: 48, number: -9, gold: 13, goldSize: 24 },
} as const;

/** Spaces with at least this many points have a strong rim. */
const RICH = 10;

export function isRich(points: number): boolean {
  return points >= RICH;
}

export const TITLE = { x: 316, y: 64 } as const;

export const FLOWERS = [58, 92, 126, 506, 540, 574].map((x) => ({ x, y: 50 }));

/** Eight rays, alternately long and short. */
export const COMPASS = {
  x: 490,
  y: 468,
  rings: [45, 48],
  heart: 6,
  rays: Array.from({ length: 8 }, (_, ray) => ({ turn: ray * 45, length: ray % 2 === 0 ? 62 : 38 })),
} as const;

/** The right half of a ray that points up, or down if the length is negative. */
export function compassRay(length: number): string {
  const reach = Math.abs(length);
  const side = reach * 0.13 * Math.sign(length);
  return length > 0 ? `M0 ${-reach}L${side} ${-side}L0 0Z` : `M0 ${reach}L${-side} ${-side}L0 0Z`;
}

export const GONDOLAS = [
  { x: 455, y: 838, scale: 0.95 },
  { x: 742, y: 330, scale: -0.72 },
] as const;

/** A gondola with its oarsman. */
export const GONDOLA_PATHS = {
  bodies: [
    "M-62-19c2 9 6 16 13 20 26 13 72 13 100-2 9-5 13-13 14-24 3 1 6 0 8-3-2-2-7-3-11-1-4 8-9 14-17 17C22-3-24-4-45-11c-6-2-11-5-17-8z",
    "M-27-9c1-8 2-13 1-19 4-1 7-1 10 1-1 6 0 11 2 18z",
    "M-26-34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  ],
  lines: ["M-29-37h16", "M-15-22L22 16"],
  wake: ["M-50 16h28M-8 19h46M-24 25h30"],
} as const;
