// Coordinates on the board, in thousandths of its side. The topology comes from the rules engine.

import type { Area, BonusRow } from "../../protocol/mille-fiori";
import { GOLD_DIAMONDS, PYRAMIDS, SEA_TRACK, TRADE, WORKSHOPS } from "./components";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place for a diamond: its center and rotation. */
export interface Place extends Point {
  readonly turn: number;
}

export const BOARD_SIDE = 1000;
export const BOARD_CORNER = 26;
export const DIAMOND = { width: 46, height: 66 } as const;

/** Half width, tips and shoulders of a workshop's hexagon: rows 59 apart interlock. */
export const HEXAGON = { half: 31, tip: 39.5, shoulder: 19.7 } as const;

/** Spaces of the pyramids interlock as rhombi of this size; the other hit areas are boxes. */
export const PYRAMID_CELL = { width: 55, height: 80 } as const;
export const STREET_CELL = { width: 54, height: 66 } as const;
export const QUAY_CELL = { width: 54, height: 68 } as const;

export const SEA_RADIUS = 21;
export const SEA_HIT_RADIUS = 25;
/** A ship is drawn on a 48-unit grid. */
export const SHIP_SCALE = 42 / 48;
/** Diamonds rotated at least this much are engraved side by side instead of one below the other. */
export const LYING = 60;

const WORKSHOP_ROWS = [144, 203, 263, 321];
const WORKSHOP_LEFT = 52;

const HOUSE_PLACES: readonly Place[] = [
  ...[657, 712, 766, 820].map((x) => ({ x, y: 44, turn: 0 })),
  { x: 873, y: 51, turn: 24 },
  { x: 922, y: 76, turn: 60 },
  ...[127, 179, 231, 284, 338, 392, 446, 500, 554, 608, 662, 716, 770, 825].map((y) => ({ x: 950, y, turn: 90 })),
];

/** Distance between neighboring spaces in a pyramid, and between its levels. */
const LEVELS = { dx: 55.5, dy: 39.5 } as const;
const PYRAMID_FOOT: Record<Pyramid, Point> = { nobles: { x: 563, y: 589 }, commoners: { x: 619, y: 807 } };

const QUAY_ROWS = [473, 541, 609, 677, 745];
const HARBOR_COLUMNS = [55, 110, 165];
const TRADE_COLUMNS = [225, 279, 333, 387];

export const SEA_PLACES: readonly Point[] = [
  { x: 38, y: 812 },
  { x: 41, y: 861 },
  { x: 50, y: 915 },
  { x: 90, y: 954 },
  ...[147, 200, 251, 302, 353, 405, 456, 506, 558, 608, 659, 711, 763, 814, 865, 917, 966].map((x) => ({ x, y: 961 })),
];

export const BONUS_PLACES: Record<BonusRow, Point> = {
  workshops: { x: 645, y: 200 },
  houses: { x: 838, y: 182 },
  trade: { x: 462, y: 640 },
  nobles: { x: 845, y: 505 },
  commoners: { x: 560, y: 716 },
};
/** Offsets of the four bonus spaces from their center, from the highest value to the lowest. */
const BONUS_OFFSETS = [
  { x: 0, y: -35 },
  { x: -25, y: 0 },
  { x: 25, y: 0 },
  { x: 0, y: 35 },
];
export const BONUS_BED = { width: 116, height: 158 } as const;

/** The legend beside the houses: its first line, and the distance between lines. */
const HOUSE_LEGEND = { x: 742, y: 160, dy: 30 } as const;

/** The bonus sign of that legend, and the distance between number and sign. */
export const MINI_BONUS = { width: 19, height: 26, apart: 15, drop: 6 } as const;

/** The gold diamonds over the top of a pyramid. */
export const TOP_GOLD = { above: 37, size: 19 } as const;

export type Pyramid = "nobles" | "commoners";

export const LABELS: Record<Area, Point> = {
  workshops: { x: 505, y: 396 },
  houses: { x: 741, y: 128 },
  nobles: { x: 675, y: 668 },
  commoners: { x: 731, y: 886 },
  trade: { x: 306, y: 432 },
  harbor: { x: 110, y: 432 },
};

/** Returns the place of a space. */
export function spacePlace(area: Area, space: number): Place {
  switch (area) {
    case "workshops":
      return upright(workshopPlace(space));
    case "houses":
      return at(HOUSE_PLACES, space);
    case "nobles":
    case "commoners":
      return upright(pyramidPlace(area, space));
    case "trade":
      return upright(quayPlace(TRADE_COLUMNS, TRADE.goods.length, space));
    case "harbor":
      return upright(quayPlace(HARBOR_COLUMNS, TRADE.ships_per_row, space));
  }
}

/** Returns the place of the `rank`-th highest bonus space in a row. */
export function bonusPlace(row: BonusRow, rank: number): Point {
  const middle = BONUS_PLACES[row];
  const offset = bonusOffset(rank);
  return { x: middle.x + offset.x, y: middle.y + offset.y };
}

/** Returns the offset of the `rank`-th highest of four bonus spaces from their center. */
export function bonusOffset(rank: number): Point {
  return at(BONUS_OFFSETS, rank);
}

/** Returns the place of a line in the legend beside the houses. */
export function goalPlace(line: number): Point {
  return { x: HOUSE_LEGEND.x, y: HOUSE_LEGEND.y + HOUSE_LEGEND.dy * line };
}

/** The place of a gold diamond, between its three hexagons. */
export const GOLD_PLACES: readonly Point[] = GOLD_DIAMONDS.map((cells) => middleOf(cells.map(workshopPlace)));

/** Returns the places of each level's points, left of its first space, from the base up. */
export function levelMarks(area: Pyramid): readonly Point[] {
  return PYRAMIDS.level_sizes.map((_, level) => {
    const first = pyramidPlace(area, firstOfLevel(level));
    return { x: first.x - 39, y: first.y + 3 };
  });
}

/** Returns the place of the `nth` of `count` ships on a sea space: above the space, or beside it on the left coast. */
export function shipPlace(space: number, nth: number, count: number): Point {
  const { x, y } = at(SEA_PLACES, Math.min(space, SEA_TRACK.length - 1));
  if (space < COAST) {
    return { x: x + 42 + 38 * nth, y: y - 6 };
  }
  return { x: x + 24 * (nth - (count - 1) / 2), y: y - 31 };
}

/** Number of sea spaces on the left coast. */
const COAST = 4;

/** The rows of the harbor, one per fleet. */
export const BERTH_ROWS: readonly number[] = QUAY_ROWS;

/** Returns the level of a pyramid space, from the base up, and its index there from the left. */
function levelOf(space: number): { level: number; column: number } {
  const level = PYRAMIDS.level_sizes.findIndex((size, index) => space < firstOfLevel(index) + size);
  at(PYRAMIDS.level_sizes, level);
  return { level, column: space - firstOfLevel(level) };
}

function workshopPlace(cell: number): Point {
  const { row, x } = at(WORKSHOPS, cell);
  return { x: WORKSHOP_LEFT + HEXAGON.half * x, y: at(WORKSHOP_ROWS, row) };
}

function pyramidPlace(area: Pyramid, space: number): Point {
  const { level, column } = levelOf(space);
  const foot = PYRAMID_FOOT[area];
  return { x: foot.x + LEVELS.dx * (column + level / 2), y: foot.y - LEVELS.dy * level };
}

function firstOfLevel(level: number): number {
  return PYRAMIDS.level_sizes.slice(0, level).reduce((sum, size) => sum + size, 0);
}

function quayPlace(columns: readonly number[], perRow: number, space: number): Point {
  return { x: at(columns, space % perRow), y: at(QUAY_ROWS, Math.floor(space / perRow)) };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function upright(point: Point): Place {
  return { ...point, turn: 0 };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) {
    throw new RangeError(`the board has no place ${index}`);
  }
  return found;
}
