// Selecting tiles one by one. Each click changes the whole handful, whose parts are always in color order.

import type { Color, View } from "../../protocol/summer-pavilion";
import type { BoardProps, Choice } from "../contract";
import { isWay } from "../../choices/tree";
import { COLORS, jokerOf } from "./components";
import { colorOfPart, each, type Tiles } from "./position";

type Path = readonly string[];

/** Adds a tile to a handful, after the parts it belongs to. */
export function handfulWith(path: readonly string[], color: Color): readonly string[] {
  const lead = path.filter((part) => colorOfPart(part) === null);
  const colors = [...path.map(colorOfPart).filter((found) => found !== null), color];
  return [...lead, ...inOrder(colors)];
}

/** Removes a tile of this color from a handful. */
export function handfulWithout(path: readonly string[], color: Color): readonly string[] {
  const at = path.lastIndexOf(`color:${color}`);
  return path.filter((_, nth) => nth !== at);
}

/**
 * Suggests a pass that keeps as many tiles as possible: first the next round's jokers, then the colors with the most
 * tiles. Any tile can be exchanged before the pass is confirmed.
 */
export function suggestedPass({ view, choices }: Pick<BoardProps<View>, "view" | "choices">, hand: Tiles): Path {
  const joker = jokerOf(view.round + 1);
  const rank = (color: Color) => (color === joker ? Infinity : hand[color]);
  const tiles = each(hand).toSorted((a, b) => rank(b) - rank(a));
  return tiles.reduce<Path>((path, color) => longer(choices, path, handfulWith(path, color)), ["pass"]);
}

/** Whether tiles are being selected, for a bonus or to be kept when passing. */
export function isGathering({ view, path }: Pick<BoardProps<View>, "view" | "path">): boolean {
  return typeof view.step === "object" || path[0] === "pass";
}

/** Returns the number of tiles in a color selected so far. */
export function gathered(path: readonly string[], color: Color): number {
  return path.filter((part) => part === `color:${color}`).length;
}

/** Returns the longer path if it is possible, otherwise the shorter one. */
function longer(choices: readonly Choice[], path: Path, longer: Path): Path {
  return isWay(choices, longer) ? longer : path;
}

function inOrder(colors: readonly Color[]): readonly string[] {
  return [...colors].sort((a, b) => COLORS.indexOf(a) - COLORS.indexOf(b)).map((color) => `color:${color}`);
}
