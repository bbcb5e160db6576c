// Coordinates of everything on the table: the ring of twelve places, and the plaza in its middle. There are two
// layouts: a wide one with the plaza inside the ring and, for small screens, a nearly square one with the two apart.

import type { Heading } from "../../protocol/liguria";
import { LONGEST_ROW, MOST_CARDS, PLACES, STREET, tableFor } from "./components";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A ring layout. */
export interface Ring {
  readonly width: number;
  readonly height: number;
  /** The twelve places, clockwise. */
  readonly slots: readonly Point[];
  /** The slot of the viewer's harbor: lower left. */
  readonly home: number;
  /** Position of a ship beside a harbor along the ring's longer side, toward the middle of the ring. */
  readonly berth: Point;
  /** Scale of cubes, tags and numbers, so that they stay legible in a small drawing. */
  readonly detail: number;
}

const WIDE = { width: 950, height: 500, berth: { x: 118, y: 10 }, detail: 1 } as const;
const TALL = { width: 720, height: 560, berth: { x: 116, y: 56 }, detail: 1.4 } as const;

const WIDE_OF_FOUR = points(
  [106, 82],
  [353, 62],
  [597, 62],
  [844, 82],
  [864, 191],
  [864, 308],
  [844, 424],
  [597, 441],
  [353, 441],
  [106, 424],
  [86, 308],
  [86, 191],
);
const WIDE_OF_THREE = points(
  [106, 424],
  [86, 262],
  [98, 104],
  [268, 62],
  [475, 76],
  [682, 62],
  [852, 104],
  [864, 262],
  [844, 424],
  [646, 438],
  [475, 442],
  [304, 438],
);
const TALL_OF_FOUR = points(
  [112, 92],
  [292, 74],
  [428, 74],
  [608, 92],
  [634, 216],
  [634, 338],
  [608, 458],
  [428, 486],
  [292, 486],
  [112, 458],
  [86, 338],
  [86, 216],
);
const TALL_OF_THREE = points(
  [112, 392],
  [86, 266],
  [96, 158],
  [196, 76],
  [360, 92],
  [524, 76],
  [624, 158],
  [634, 266],
  [608, 392],
  [534, 502],
  [360, 510],
  [186, 502],
);

export function ringFor(players: number, isTall: boolean): Ring {
  const isThree = players === 3;
  const base = isTall ? TALL : WIDE;
  const slots = isThree ? (isTall ? TALL_OF_THREE : WIDE_OF_THREE) : isTall ? TALL_OF_FOUR : WIDE_OF_FOUR;
  return { ...base, slots, home: isThree ? 0 : 9 };
}

/** Returns the slot of a place when the harbor of `seat` is at the lower left. */
export function slotOf(ring: Ring, players: number, seat: number, place: number): number {
  const harbor = tableFor(players).harbors[seat] ?? 0;
  return (place - harbor + ring.home + PLACES) % PLACES;
}

/** Returns a point on the sailing lane; fractions are between slots (a Catmull-Rom curve). */
export function laneAt({ slots }: Ring, position: number): Point {
  const from = Math.floor(position);
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (step) => slots[(((from + step) % PLACES) + PLACES) % PLACES] ?? { x: 0, y: 0 },
  ) as [Point, Point, Point, Point];
  const t = position - from;
  return { x: round(between(a.x, b.x, c.x, d.x, t)), y: round(between(a.y, b.y, c.y, d.y, t)) };
}

/** Returns the SVG path of the lane from a slot over a number of steps. */
export function coursePath(ring: Ring, slot: number, heading: Heading, steps: number): string {
  const way = heading === "clockwise" ? 1 : -1;
  const count = steps * COURSE_POINTS;
  const along = Array.from({ length: count + 1 }, (_, nth) => laneAt(ring, slot + (way * nth) / COURSE_POINTS));
  return `M${along.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Returns the SVG path of the whole lane. */
export function lanePath(ring: Ring): string {
  return `${coursePath(ring, 0, "clockwise", PLACES)}Z`;
}

/** Returns the position of the `nth` ship in a slot. */
export function berthAt(ring: Ring, slot: number, isHarbor: boolean, nth: number): Point {
  const { x, y } = ring.slots[slot] ?? { x: 0, y: 0 };
  const fan = FAN[nth] ?? 0;
  if (!isHarbor) {
    return { x: x + 2 + fan * APART, y: y + 27 };
  }
  const inward = x < ring.width / 2 - 1 ? 1 : -1;
  return { x: x + inward * ring.berth.x, y: y + ring.berth.y - fan * APART };
}

const COURSE_POINTS = 10;
/** Offsets of several ships side by side, on either side of the first. */
const FAN: readonly number[] = [0, 1, -1, 2];
const APART = 29;

export const HARBOR = { width: 172, height: 172 * 0.63, rise: 14, reach: { x: 98, y: 62 } } as const;
export const ISLAND = { width: 112, height: 78, reach: { x: 66, y: 46 } } as const;
export const SHIP = { width: 65, height: 57.6 } as const;
export const TILE = 42;
export const CARD = { width: 150, height: 96, band: 36 } as const;
/** An upright card, for small screens. */
export const TALL_CARD = { width: 100, height: 124, band: 28 } as const;
export const STALL = { width: 70, height: 64 } as const;

/** Layout of the market street, the row of tiles and the cards on the plaza. */
export interface Plaza extends Point {
  readonly width: number;
  readonly height: number;
  /** Number of stalls, tiles and cards per line, and the spacing of lines and columns. */
  readonly street: Grid;
  readonly row: Grid;
  readonly offer: Grid;
  readonly caption: Point;
}

/** This round's cards, smaller, in the middle of a ring without a plaza. */
export const RING_OFFER: Grid = { x: 237, y: 280, columns: MOST_CARDS, dx: 82, dy: 0, scale: 0.76 };

export interface Grid extends Point {
  readonly columns: number;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

export const WIDE_PLAZA: Plaza = {
  x: 156,
  y: 130,
  width: 638,
  height: 250,
  street: { x: 203, y: 172, columns: STREET.length, dx: 77.7, dy: 0, scale: 1 },
  row: { x: 188, y: 234, columns: LONGEST_ROW, dx: 41, dy: 0, scale: 0.9 },
  offer: { x: 245, y: 324, columns: MOST_CARDS, dx: 153.5, dy: 0, scale: 0.97 },
  caption: { x: 475, y: 268 },
};

export const TALL_PLAZA: Plaza = {
  x: 0,
  y: 0,
  width: 440,
  height: 344,
  street: { x: 34, y: 40, columns: STREET.length, dx: 53, dy: 0, scale: 0.74 },
  offer: { x: 61, y: 139, columns: MOST_CARDS, dx: 106, dy: 0, scale: 1.02 },
  caption: { x: 220, y: 216 },
  row: { x: 35, y: 255, columns: Math.ceil(LONGEST_ROW / 2), dx: 52.8, dy: 54, scale: 1.14 },
};

/** Without cards, the row comes right after the street. */
export const CARDLESS_PLAZA: Plaza = {
  ...TALL_PLAZA,
  height: 212,
  caption: { x: 220, y: 92 },
  row: { ...TALL_PLAZA.row, y: 126 },
};

/** Without cards and tiles, the street has room for two lines of large stalls. */
export const BARE_PLAZA: Plaza = {
  ...TALL_PLAZA,
  height: 236,
  street: { x: 61, y: 68, columns: Math.ceil(STREET.length / 2), dx: 106, dy: 108, scale: 1.36 },
};

/** On a small screen, the plaza adapts to its contents; a lesson may need less than a game. */
export function tallPlaza(cards: number, tiles: number): Plaza {
  return cards > 0 ? TALL_PLAZA : tiles > 0 ? CARDLESS_PLAZA : BARE_PLAZA;
}

/** Returns the position of the `nth` of `count` items; incomplete lines are centered if `centered` is true. */
export function cellAt(grid: Grid, nth: number, count: number, centered = false): Point {
  const [column, line] = [nth % grid.columns, Math.floor(nth / grid.columns)];
  const missing = centered ? grid.columns - Math.min(count - line * grid.columns, grid.columns) : 0;
  return { x: round(grid.x + (column + missing / 2) * grid.dx), y: grid.y + line * grid.dy };
}

function points(...pairs: readonly (readonly [number, number])[]): readonly Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
