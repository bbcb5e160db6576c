// Coordinates on a player's board and around the factories. All fields are the same rhombus, so that the stars tile the
// court without gaps. Angles run clockwise from the top, y points down.

import type { Star } from "../../protocol/summer-pavilion";
import { type BoardSpace, CLOCKWISE, FACTORIES, type Structure } from "./components";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The center of a rhombus, and the rotation of its long axis. */
export interface Place extends Point {
  readonly turn: number;
}

/** The side of a rhombus; its short diagonal has the same length. */
export const SIDE = 60;
/** Half of the long diagonal. */
export const HALF = (SIDE * Math.sqrt(3)) / 2;
/** The bounding box of a tile's drawing. */
export const TILE_BOX = { width: 60, height: 104 } as const;

const COURT_WIDTH = 696;
const COURT_HEIGHT = 600;
export const VIEW_BOX = `${-COURT_WIDTH / 2} ${-COURT_HEIGHT / 2} ${COURT_WIDTH} ${COURT_HEIGHT}`;
export const WALL = {
  x: -COURT_WIDTH / 2,
  y: -COURT_HEIGHT / 2,
  width: COURT_WIDTH,
  height: COURT_HEIGHT,
  corner: 22,
} as const;
export const COURT = { edge: hexagon(5.52 * SIDE), ground: hexagon(5.36 * SIDE), line: hexagon(5.25 * SIDE) } as const;
export const HEART_RADIUS = 14;

/** Fields are slightly smaller than their places, which leaves joints between them. */
export const FIELD_PATH = rhombus(0.955);
export const GLOW_PATH = rhombus(0.9);
export const RING_PATH = rhombus(0.96);
export const CORNER_PATH = rhombus(0.82);

/** The four corners of the wall, where tiles are kept. */
export const CORNER_PLACES: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
].map(([x = 0, y = 0]) => ({ x: x * 5.02 * SIDE, y: y * 3.82 * SIDE }));
export const KEPT_TILE = 46;

/** Miniatures leave out the wall. */
export const MINI_BOX = "-282 -268 564 536";
export const MINI_PATH = rhombus(0.93);
export const MINI_MARK_PATH = rhombus(0.9);
/** Letters in a miniature. */
export const MINI_LETTER = { size: 54, drop: 19 } as const;

/** Offset and size of the letter on a tile of side 1, and the factor for small tiles. */
export const LETTER = { drop: 0.085, size: 0.245, bold: 1.55 } as const;
export const ORNAMENT_SCALE = 0.9;
export const NUMBER = { drop: 7, ground: 13 } as const;
/** The shadow of a tile, relative to its size. */
export const SHADE = { scale: 0.97, drop: 0.032 } as const;
export const STRUCTURE_ICON = { size: 30, y: -4 } as const;
export const PIP = { path: "M0-5 3 0 0 5-3 0Z", apart: 7.5, y: 18 } as const;
export const RISE = { width: 44, height: 30 } as const;

export function spacePlace({ star, clock }: BoardSpace): Place {
  const turn = 60 * clock;
  return { ...polar(turn, HALF, starPlace(star)), turn };
}

/** Returns the center of a star. */
export function starPlace(star: Star): Point {
  return star === "center" ? { x: 0, y: 0 } : polar(bearing(star), 3 * SIDE);
}

export function structurePlace({ kind, star }: Structure): Place {
  const toward = bearing(star);
  switch (kind) {
    case "pillar":
      return { ...polar(toward, 1.5 * SIDE), turn: toward + 90 };
    case "statue":
      return { ...polar(toward + 30, 3 * HALF), turn: toward + 30 };
    case "window":
      return { ...polar(toward, 4.5 * SIDE), turn: toward + 90 };
  }
}

/** The factories around the center of the table: their distance from it, and their size. */
export interface Ring {
  readonly radius: number;
  readonly plate: number;
  readonly tile: number;
}

/** The more factories, the smaller they are. */
const FEW: Ring = { radius: 142, plate: 138, tile: 37 };
const SOME: Ring = { radius: 150, plate: 122, tile: 33 };
const MANY: Ring = { radius: 157, plate: 108, tile: 29 };

export const MARKET_BOX = "-213 -215 426 426";

export function marketRing(factories: number): Ring {
  return [FEW, SOME][FACTORIES.findIndex((count) => factories <= count)] ?? MANY;
}

export function factoryPlace(factory: number, factories: number): Point {
  return polar((360 / factories) * factory, marketRing(factories).radius);
}

/** The badge with a factory's number. */
export const FACTORY_NUMBER = { radius: 9.5, drop: 4.5 } as const;

/** Returns the position of a factory's number relative to it, on the outer rim of its plate, away from its neighbors. */
export function factoryNumberPlace(factory: number, factories: number): Point {
  return polar((360 / factories) * factory, 0.47 * marketRing(factories).plate);
}

/** Returns the position of a tile on a factory, two by two. */
export function tileOnFactory(nth: number, tile: number): Point {
  return { x: ((nth % 2) - 0.5) * tile * 1.1, y: (Math.floor(nth / 2) - 0.5) * tile * 1.75 };
}

/** The tiles in the center are grouped by color, three in a row, under the start token. */
export const CENTER = {
  tile: 26,
  token: { size: 34, from: 19, most: 68 },
  count: { x: 10, y: 20, radius: 8.5, drop: 4.5 },
} as const;

/** Returns the position of the start token, above the tiles and clear of the topmost factory. */
export function tokenPlace(factories: number): Point {
  const { radius, plate } = marketRing(factories);
  return { x: 0, y: -Math.min(CENTER.token.most, radius - plate / 2 - CENTER.token.from) };
}

export function tileInCenter(nth: number): Point {
  return { x: ((nth % 3) - 1) * 34, y: Math.floor(nth / 3) * 50 - 16 };
}

/** Maximum number of tiles drawn in a pile. */
export const PILE_MOST = 4;

/** The hit area of a tile is larger than its drawing. */
export const HIT_SCALE = 1.35;

/** Returns a rhombus around the origin with a vertical long axis. */
export function rhombus(scale: number): string {
  const [short, long] = [round((SIDE / 2) * scale), round(HALF * scale)];
  return `M0 ${-long}L${short} 0L0 ${long}L${-short} 0Z`;
}

/** Normalizes an angle for a rhombus, which looks the same after half a turn. */
export function halfTurn(angle: number): number {
  return ((Math.round(angle) % 180) + 180) % 180;
}

/** Returns the direction from the middle of the board to an outer star. */
function bearing(star: Star): number {
  return 270 + 60 * CLOCKWISE.findIndex((other) => other === star);
}

function polar(angle: number, distance: number, from: Point = { x: 0, y: 0 }): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: round(from.x + distance * Math.sin(radians)), y: round(from.y - distance * Math.cos(radians)) };
}

/** Returns a hexagon with its corners toward the stars. */
function hexagon(radius: number): string {
  const corners = CLOCKWISE.map((_, corner) => polar(30 + 60 * corner, radius));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
