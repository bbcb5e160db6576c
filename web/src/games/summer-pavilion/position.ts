// Queries on a view.

import type { Board, Color, Star, View } from "../../protocol/summer-pavilion";
import type { BoardProps } from "../contract";
import { type BoardSpace, COLORS, jokerOf, type NumberBonus, SPACES, starValue, type Structure } from "./components";

/** Number of tiles of each color. */
export type Tiles = Readonly<Record<Color, number>>;

export const NO_TILES = Object.fromEntries(COLORS.map((color) => [color, 0])) as Tiles;

/** Returns the tile on a space, if any. */
export function tileOn(board: Board, { star, ring }: BoardSpace): Color | null {
  return board[star]?.[ring - 1] ?? null;
}

export function isComplete(board: Board, structure: Structure): boolean {
  return structure.spaces.every((space) => tileOn(board, space) !== null);
}

export function isFull(board: Board, star: Star): boolean {
  return tilesOf(board, star).length === board[star]?.length;
}

/** Returns the color of an outer star; on the plain side, its first two tiles decide. */
export function tintOf(view: View, board: Board, star: Star): Star {
  if (view.options.board === "colored") {
    return star;
  }
  const laid = tilesOf(board, star);
  const [first, second] = laid;
  return first !== undefined && first === second ? first : "center";
}

/** Returns the value of a complete star; `null` while its kind is undecided. */
export function valueOf(view: View, board: Board, star: Star): number | null {
  const laid = new Set(tilesOf(board, star));
  const isOpen = view.options.board === "plain" && tintOf(view, board, star) === "center" && laid.size < 2;
  return isOpen ? null : starValue(tintOf(view, board, star));
}

/** Returns the number of spaces with this number, covered and in total. */
export function numberProgress(view: View, board: Board, bonus: NumberBonus): { covered: number; all: number } {
  const spaces = bonus.spaces[view.options.board];
  return { covered: spaces.filter((space) => tileOn(board, space) !== null).length, all: spaces.length };
}

/** Returns the colors present, with their counts. */
export function heap(tiles: Tiles): readonly { color: Color; count: number }[] {
  return COLORS.map((color) => ({ color, count: tiles[color] })).filter(({ count }) => count > 0);
}

/** Returns the individual tiles. */
export function each(tiles: Tiles): readonly Color[] {
  return COLORS.flatMap((color) => Array<Color>(tiles[color]).fill(color));
}

export function total(tiles: Tiles): number {
  return each(tiles).length;
}

export function joker(view: View): Color | null {
  return jokerOf(view.round);
}

/** Returns the seat whose board is shown: the viewer's, or that of the current player. */
export function boardSeat(table: BoardProps<View>): number {
  return table.viewer ?? table.view.on_turn;
}

/** Returns the price of the chosen space. */
export function priceOf(view: View, path: readonly string[]): number {
  const space = path.map(spaceOfPart).find((found) => found !== null);
  return space?.number[view.options.board] ?? 0;
}

/** Returns the space for a part such as `space:purple-3`. */
export function spaceOfPart(part: string): BoardSpace | null {
  return SPACES.find((space) => space.part === part) ?? null;
}

export function colorOfPart(part: string | undefined): Color | null {
  return COLORS.find((color) => part === `color:${color}`) ?? null;
}

function tilesOf(board: Board, star: Star): readonly Color[] {
  return (board[star] ?? []).filter((tile) => tile !== null);
}
