// Coordinates on the expansion board, in the units of the base board. The origin is at the right edge of the base
// board.

import type { Track } from "../../../protocol/mille-fiori";
import { SEA_TRACK } from "../components";
import { BOARD_SIDE, bonusOffset, type Point } from "../geometry";
import { PALACE, SPACES_OF_TILE, TILES } from "./components";

/** Distance between the two boards, which lie side by side in one lagoon. */
export const GAP = 12;
export const NEW_BOARD = { x: BOARD_SIDE + GAP, width: 412, height: BOARD_SIDE } as const;
export const SCENE = { width: NEW_BOARD.x + NEW_BOARD.width, height: BOARD_SIDE } as const;

export const COUNCIL_RADIUS = 29;
export const ROUTE_RADIUS = 21;
export const CITY_RADIUS = 42;
/** A figure is drawn on a 48-unit grid, a little above the center of its space. */
export const FIGURE = { scale: 56 / 48, above: 10, apart: 20 } as const;

const STAIR = { columns: [62, 148, 234], foot: 812, rise: 98, slope: 13 } as const;
const DOOR: Point = { x: 148, y: 196 };

/** Extents of a tile and of the sand around it, from the center of its spaces. */
export const TILE = { x: 20, width: 256, half: 45, corner: 20 } as const;
export const TILE_LINE = { x: 26, width: 244, half: 39, corner: 15 } as const;
export const TILE_BED = { x: 12, width: 272, half: 53, corner: 26 } as const;

export const PALACE_AT = { x: -59, y: 14, scale: 0.92 } as const;

/** The shallows around the palace and the stairs. */
export const SHALLOWS =
  "M16 215Q2 130 20 92Q42 66 80 62H216Q258 66 270 96Q284 130 280 215L296 850Q290 884 250 884H52Q8 884 2 850Z";

/** The ten new spaces of the sea route: along the lower edge, then up to the city. */
const NEW_SPACES: readonly Point[] = [
  ...[26, 75, 124, 173, 222, 271].map((x) => ({ x, y: 961 })),
  { x: 318, y: 953 },
  { x: 359, y: 928 },
  { x: 379, y: 882 },
  { x: 346, y: 806 },
];
export const ROUTE_PATH = "M-40 961H271Q330 961 362 925Q388 890 372 840";
/** Number of sea route spaces on the base board, including the start. */
export const OLD_SPACES = SEA_TRACK.length;

export const TRACK_BONUS_PLACES: Record<Track, Point> = {
  council: { x: 346, y: 152 },
  "sea-route": { x: 346, y: 670 },
};

export const NEW_LABELS = {
  palace: { x: 148, y: 46 },
  council: { x: 148, y: 908 },
  "trade-city": { x: 346, y: 576 },
} as const;

/** The center of a council space: three per tile, alternately to the right and to the left, up to the palace. */
export function councilPlace(space: number): Point {
  if (space === PALACE) {
    return DOOR;
  }
  const [tile, step] = [Math.floor(space / SPACES_OF_TILE), space % SPACES_OF_TILE];
  const x = STAIR.columns[tile % 2 === 0 ? step : SPACES_OF_TILE - 1 - step];
  if (x === undefined || tile < 0 || tile >= TILES) {
    throw new RangeError(`the council has no space ${space}`);
  }
  return { x, y: tileMiddle(tile) - STAIR.slope * (step - 1) };
}

/** The y coordinate of a tile's center; tiles are numbered from the bottom. */
export function tileMiddle(tile: number): number {
  return STAIR.foot - STAIR.rise * tile;
}

/** The place of the `nth` of `count` figures on a space. */
export function figurePlace(space: number, nth: number, count: number): Point {
  const { x, y } = councilPlace(space);
  return { x: x + FIGURE.apart * (nth - (count - 1) / 2), y: y - FIGURE.above };
}

/** The path through all spaces of the council in order, up to the palace's door. */
export const STAIR_PATH = `M${Array.from({ length: PALACE }, (_, space) => councilPlace(space))
  .map(({ x, y }) => `${x} ${y}`)
  .join("L")}Q56 250 92 238L${DOOR.x} 214`;

/** The arc from one council space to another, over the spaces in between. */
export function hopPath(from: number, to: number): string {
  const [a, b] = [councilPlace(from), councilPlace(to)];
  const [x, y] = [(a.x + b.x) / 2 + (Math.abs(a.x - b.x) < COUNCIL_RADIUS ? 70 : 0), Math.min(a.y, b.y) - 60];
  return `M${a.x} ${a.y - 34}Q${x} ${y} ${b.x} ${b.y - 34}`;
}

/** The center of a new space of the sea route. */
export function routePlace(space: number): Point {
  const place = NEW_SPACES[space - OLD_SPACES];
  if (place === undefined) {
    throw new RangeError(`the new board has no space ${space} of the sea route`);
  }
  return place;
}

/** The place of the `nth` of `count` ships on a new space of the sea route. */
export function routeShipPlace(space: number, nth: number, count: number): Point {
  const { x, y } = routePlace(space);
  return { x: x + 24 * (nth - (count - 1) / 2), y: y - 31 };
}

/** Converts a point of the expansion board to the coordinates of both boards together. */
export function onScene({ x, y }: Point): Point {
  return { x: NEW_BOARD.x + x, y };
}

/** The space at the end of a track with its `rank`-th highest value. */
export function trackBonusPlace(track: Track, rank: number): Point {
  const middle = TRACK_BONUS_PLACES[track];
  const offset = bonusOffset(rank);
  return { x: middle.x + offset.x, y: middle.y + offset.y };
}
