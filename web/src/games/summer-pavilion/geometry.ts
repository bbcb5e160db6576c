// Where everything lies on a player's board and around the factories. Every field is the same rhombus, so the
// stars tile the court without gaps. Angles run clockwise from the top, y points down.

import type { Star } from "../../protocol/summer-pavilion";
import { type BoardSpace, CLOCKWISE, FACTORIES, type Structure } from "./components";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a rhombus, and how far its long axis is turned. */
export interface Place extends Point {
  readonly turn: number;
}

/** The side of a rhombus; its short diagonal is as long. */
export const SIDE = 60;
/** Half of the long diagonal. */
export const HALF = (SIDE * Math.sqrt(3)) / 2;
/** The tile's drawing stands in a box of this size. */
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

/** Fields leave a joint between each other. */
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

/** Where a letter stands on a tile of side 1, its size, and how much both grow on small tiles. */
export const LETTER = { drop: 0.085, size: 0.245, bold: 1.55 } as const;
export const ORNAMENT_SCALE = 0.9;
export const NUMBER = { drop: 7, ground: 13 } as const;
/** The shadow of a tile, in parts of the tile. */
export const SHADE = { scale: 0.97, drop: 0.032 } as const;
export const STRUCTURE_ICON = { size: 30, y: -4 } as const;
export const PIP = { path: "M0-5 3 0 0 5-3 0Z", apart: 7.5, y: 18 } as const;
export const RISE = { width: 44, height: 30 } as const;

export function spacePlace({ star, clock }: BoardSpace): Place {
  const turn = 60 * clock;
  return { ...polar(turn, HALF, starPlace(star)), turn };
}

/** The heart of a star. */
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

/** Around the center of the table: how far the factories lie from it, and how big they are. */
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

/** The number of a factory is drawn at the left edge of its plate. */
export function factoryNumberPlace(factories: number): Point {
  return { x: 12 - marketRing(factories).plate / 2, y: 5 };
}

/** Four tiles lie on a factory two by two. */
export function tileOnFactory(nth: number, tile: number): Point {
  return { x: ((nth % 2) - 0.5) * tile * 1.1, y: (Math.floor(nth / 2) - 0.5) * tile * 1.75 };
}

/** The tiles in the center stand by colors, three in a row, under the start token. */
export const CENTER = {
  tile: 26,
  token: { size: 34, from: 19, most: 68 },
  count: { x: 10, y: 20, radius: 8.5, drop: 4.5 },
} as const;

/** The start token stands above the tiles, clear of the uppermost factory. */
export function tokenPlace(factories: number): Point {
  const { radius, plate } = marketRing(factories);
  return { x: 0, y: -Math.min(CENTER.token.most, radius - plate / 2 - CENTER.token.from) };
}

export function tileInCenter(nth: number): Point {
  return { x: ((nth % 3) - 1) * 34, y: Math.floor(nth / 3) * 50 - 16 };
}

/** Most tiles drawn of a pile. */
export const PILE_MOST = 4;

/** Tiles can be hit a little beside them. */
export const HIT_SCALE = 1.35;

/** A rhombus around the origin, its long axis upright. */
export function rhombus(scale: number): string {
  const [short, long] = [round((SIDE / 2) * scale), round(HALF * scale)];
  return `M0 ${-long}L${short} 0L0 ${long}L${-short} 0Z`;
}

/** Angles that are alike for a rhombus: it looks the same after half a turn. */
export function halfTurn(angle: number): number {
  return ((Math.round(angle) % 180) + 180) % 180;
}

/** Direction from the middle of the board to an outer star. */
function bearing(star: Star): number {
  return 270 + 60 * CLOCKWISE.findIndex((other) => other === star);
}

function polar(angle: number, distance: number, from: Point = { x: 0, y: 0 }): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: round(from.x + distance * Math.sin(radians)), y: round(from.y - distance * Math.cos(radians)) };
}

/** Corners towards the stars. */
function hexagon(radius: number): string {
  const corners = CLOCKWISE.map((_, corner) => polar(30 + 60 * corner, radius));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
