// Which diamonds a previewed score counts, so that the board can show them. The server tells how many count; which
// these are is read off the board, and where the numbers differ nothing is shown rather than something wrong.

import type { Area, Reason, View } from "../../protocol/mille-fiori";
import type { PreviewInfo } from "../contract";
import { spaceCount, TRADE } from "./components";
import { previewed } from "./events";
import { HEXAGON, levelOf, spacePlace } from "./geometry";
import { ownerOf } from "./position";

interface Placed {
  readonly seat: number;
  readonly area: Area;
  readonly space: number;
}

/** The spaces whose diamonds count for the previewed choice, as `houses-3`. */
export function countedSpaces(view: View, preview: PreviewInfo | null): ReadonlySet<string> {
  const known = preview && found.get(preview);
  if (known || !preview) {
    return known ?? NONE;
  }
  const [placed] = previewed(preview, "diamond-placed");
  const scores = previewed(preview, "scored");
  const all = new Set(placed ? scores.flatMap(({ seat, reason }) => countedFor(view, placed, seat, reason)) : []);
  found.set(preview, all);
  return all;
}

const NONE: ReadonlySet<string> = new Set();
/** Every space asks the same. */
const found = new WeakMap<PreviewInfo, ReadonlySet<string>>();

function countedFor(view: View, placed: Placed, seat: number, reason: Reason): string[] {
  if (typeof reason === "string") {
    return [];
  }
  const { area } = placed;
  const isOf = (space: number) => (space === placed.space ? placed.seat : ownerOf(view, area, space)) === seat;
  if ("group" in reason) {
    return named(area, linked(placed.space, isOf), reason.group.diamonds);
  }
  if ("row" in reason) {
    return named(area, runBefore(placed.space, isOf), reason.row.houses);
  }
  if ("beneath" in reason) {
    return named(area, beneath(placed.space).filter(isOf), reason.beneath.diamonds);
  }
  if ("goods" in reason) {
    return named(area, spacesWhere(area, (space) => sameGood(space, placed.space)).filter(isOf), reason.goods.diamonds);
  }
  return "fleet" in reason
    ? named(area, spacesWhere(area, (space) => sameFleet(space, placed.space)).filter(isOf), reason.fleet.diamonds)
    : [];
}

function named(area: Area, spaces: readonly number[], expected: number): string[] {
  return spaces.length === expected ? spaces.map((space) => `${area}-${space}`) : [];
}

function spacesWhere(area: Area, isMeant: (space: number) => boolean): number[] {
  return Array.from({ length: spaceCount(area) }, (_, space) => space).filter(isMeant);
}

/** The hexagons that hang together with this one. */
function linked(start: number, isOf: (space: number) => boolean): number[] {
  const group = [start];
  for (const cell of group) {
    group.push(
      ...spacesWhere("workshops", (other) => isOf(other) && !group.includes(other) && areNeighbors(cell, other)),
    );
  }
  return group;
}

function areNeighbors(a: number, b: number): boolean {
  const [from, to] = [spacePlace("workshops", a), spacePlace("workshops", b)];
  return Math.hypot(from.x - to.x, from.y - to.y) < 3 * HEXAGON.half;
}

/** This house and those right before it. */
function runBefore(last: number, isOf: (space: number) => boolean): number[] {
  const run = [last];
  for (let house = last - 1; house >= 0 && isOf(house); house -= 1) {
    run.push(house);
  }
  return run;
}

/** The spaces that a space of a pyramid stands on, down to the base. */
function beneath(space: number): number[] {
  const { level, column } = levelOf(space);
  return spacesWhere("nobles", (other) => {
    const under = levelOf(other);
    return under.level < level && under.column >= column && under.column <= column + level - under.level;
  });
}

function sameGood(a: number, b: number): boolean {
  return a % TRADE.goods.length === b % TRADE.goods.length;
}

function sameFleet(a: number, b: number): boolean {
  return Math.floor(a / TRADE.ships_per_row) === Math.floor(b / TRADE.ships_per_row);
}
