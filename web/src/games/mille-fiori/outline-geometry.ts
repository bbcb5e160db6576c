// Outlines of spaces, diamonds and islands as SVG paths, in the board's units.

import type { Area } from "../../protocol/mille-fiori";
import { spaceCount } from "./components";
import { DIAMOND, HEXAGON, type Place, type Point, PYRAMID_CELL, QUAY_CELL, STREET_CELL, spacePlace } from "./geometry";

/** A rhombus around the origin. */
export function rhombus(width: number, height: number): string {
  return `M0 ${-height / 2}L${width / 2} 0L0 ${height / 2}L${-width / 2} 0Z`;
}

export const DIAMOND_PATH = rhombus(DIAMOND.width, DIAMOND.height);
/** The tile under a diamond is slightly larger than the diamond; a line is drawn inside the tile. */
export const TILE_PATH = rhombus(DIAMOND.width + 3, DIAMOND.height + 3);
export const TILE_LINE_PATH = rhombus(DIAMOND.width - 7, DIAMOND.height - 10);
/** Outline of a chosen or counted diamond. */
export const RING_PATH = rhombus(DIAMOND.width + 5, DIAMOND.height + 6);

/** A workshop's hexagon around the origin, scaled. */
export function hexagon(scale: number): string {
  const { half, tip, shoulder } = HEXAGON;
  const corners = [
    [0, -tip],
    [half, -shoulder],
    [half, shoulder],
    [0, tip],
    [-half, shoulder],
    [-half, -shoulder],
  ] as const;
  return `M${corners.map(([x, y]) => `${round(x * scale)} ${round(y * scale)}`).join("L")}Z`;
}

export const CELL_PATH = hexagon(0.93);

/** The hit area of a space for the pointer, relative to its center. */
export function hitPath(area: Area): string {
  switch (area) {
    case "workshops":
      return hexagon(1);
    case "nobles":
    case "commoners":
      return rhombus(PYRAMID_CELL.width, PYRAMID_CELL.height);
    case "houses":
      return box(STREET_CELL.width, STREET_CELL.height);
    case "trade":
    case "harbor":
      return box(QUAY_CELL.width, QUAY_CELL.height);
  }
}

/** The outlines of the islands, drawn with thick round strokes for shallows, foam, sand and ground. */
export const ISLANDS: Record<Exclude<Area, "houses">, string> = {
  workshops: spaces("workshops")
    .map(({ x, y }) => moved(x, y))
    .join(""),
  nobles: pyramidHull("nobles"),
  commoners: pyramidHull("commoners"),
  trade: "M211 414H401Q415 414 415 428V766Q415 780 401 780H211Q197 780 197 766V428Q197 414 211 414Z",
  harbor: "M40 414H180Q194 414 194 428V766Q194 780 180 780H40Q26 780 26 766V428Q26 414 40 414Z",
};

/** The street of houses is a quay along the border: a stroke, not a surface. */
export const QUAY = "M657 44H820Q880 46 912 68Q950 96 950 140V825";
/** The quay's own width; the shores are added to it. */
export const QUAY_WIDTH = { shore: 66, ground: 72 } as const;
/** Width of each layer of the shore, from the outside in. */
export const SHORE = [
  { layer: "deep", reach: 62 },
  { layer: "shallow", reach: 40 },
  { layer: "foam", reach: 23 },
  { layer: "sand", reach: 18 },
] as const;
export const GROUND_REACH = 9;

export const SEA_ROUTE = "M38 812Q30 900 60 935Q85 961 147 961H966";
export const BERTH = "M55 0H165";

function spaces(area: Area): readonly Place[] {
  return Array.from({ length: spaceCount(area) }, (_, space) => spacePlace(area, space));
}

/** The hull around the base and the top of a pyramid. */
function pyramidHull(area: "nobles" | "commoners"): string {
  const all = spaces(area);
  const lowest = Math.max(...all.map(({ y }) => y));
  const highest = Math.min(...all.map(({ y }) => y));
  const base = ends(all.filter(({ y }) => y === lowest));
  const top = ends(all.filter(({ y }) => y === highest));
  const corners = [
    [top.left, highest - 42],
    [top.right, highest - 42],
    [base.right + 30, lowest - 4],
    [base.right + 8, lowest + 40],
    [base.left - 8, lowest + 40],
    [base.left - 30, lowest - 4],
  ];
  return `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

function ends(row: readonly Point[]): { left: number; right: number } {
  const xs = row.map(({ x }) => x);
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

function moved(x: number, y: number): string {
  const { half, tip, shoulder } = HEXAGON;
  return `M${x} ${y - tip}l${half} ${tip - shoulder}v${2 * shoulder}l${-half} ${tip - shoulder}l${-half} ${shoulder - tip}v${-2 * shoulder}Z`;
}

function box(width: number, height: number): string {
  return `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
