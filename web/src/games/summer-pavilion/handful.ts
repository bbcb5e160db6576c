// Gathering tiles one by one. Each click changes the whole handful, which is always told in the order of the colors.

import type { Color, View } from "../../protocol/summer-pavilion";
import type { BoardProps } from "../contract";
import { COLORS } from "./components";
import { colorOfPart } from "./position";

/** A handful with one tile more, after the parts that it belongs to. */
export function handfulWith(path: readonly string[], color: Color): readonly string[] {
  const lead = path.filter((part) => colorOfPart(part) === null);
  const colors = [...path.map(colorOfPart).filter((found) => found !== null), color];
  return [...lead, ...inOrder(colors)];
}

/** A handful with one tile less of this color. */
export function handfulWithout(path: readonly string[], color: Color): readonly string[] {
  const at = path.lastIndexOf(`color:${color}`);
  return path.filter((_, nth) => nth !== at);
}

/** Whether tiles are being gathered: for a bonus, or to be kept when passing. */
export function isGathering({ view, path }: Pick<BoardProps<View>, "view" | "path">): boolean {
  return typeof view.step === "object" || path[0] === "pass";
}

/** How many tiles of a color are in the handful so far. */
export function gathered(path: readonly string[], color: Color): number {
  return path.filter((part) => part === `color:${color}`).length;
}

function inOrder(colors: readonly Color[]): readonly string[] {
  return [...colors].sort((a, b) => COLORS.indexOf(a) - COLORS.indexOf(b)).map((color) => `color:${color}`);
}
