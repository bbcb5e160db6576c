// Names of everything on the table, in the game's words.

import type { BoardSide, Color, Star } from "../../protocol/summer-pavilion";
import type { Arg } from "../../protocol/messages";
import { list, say, t } from "../../words/words.svelte";
import type { BoardSpace, Structure } from "./components";
import { heap, type Tiles } from "./position";

export function colorName(color: Color): string {
  return t(`color-${color}`);
}

/** Returns a color's letter in the user's language. */
export function letterOf(color: Color): string {
  return t(`sp-letter-${color}`);
}

export function starName(star: Star): string {
  return t(`star-${star}`);
}

/** Returns a factory's number as shown to players: records count from 0, players from 1. */
export function factoryNumber(factory: number): number {
  return factory + 1;
}

export function sourceName(source: string): string {
  return source === "center" ? t("place-center") : t("place-factory", { ordinal: factoryNumber(Number(source)) });
}

/** Names a space with its price or its tile. */
export function spaceName(side: BoardSide, space: BoardSpace, tile: Color | null): string {
  const args: [string, Arg][] = [
    ["star", { text: { key: `star-${space.star}` } }],
    ["ring", { number: space.ring }],
    ["number", { number: space.number[side] }],
    ["position", { number: space.clock }],
  ];
  const name = say({ key: side === "plain" ? "space-gray" : "space", args });
  return tile === null
    ? t("sp-space-open", { space: name, number: space.number[side] })
    : t("sp-space-covered", { space: name, color: colorName(tile) });
}

export function structureName({ key, star, next, reward }: Structure, isComplete: boolean): string {
  const name = t(key, { star: starName(star), next: starName(next) });
  return t(isComplete ? "sp-structure-complete" : "sp-structure-open", { structure: name, reward });
}

export function tilesName(tiles: Tiles): string {
  return list(heap(tiles).map(({ color, count }) => t("tiles", { count, color: colorName(color) })));
}
