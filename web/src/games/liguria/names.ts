// Names of everything on the table, in the game's words.

import type { Island, View } from "../../protocol/liguria";
import type { SeatFace } from "../contract";
import { isKnown, list, signed, t } from "../../words/words.svelte";
import {
  cardFace,
  COLORS,
  colorWord,
  type CubeColor,
  type Cubes,
  cubeSymbolsOf,
  familyOf,
  isOrder,
  orderFace,
  valueOf,
} from "./components";
import { countOf, counted, type LyingTile, spotAt } from "./position";

export function colorName(color: CubeColor): string {
  return t(`color-${colorWord(color)}`);
}

/** Returns a color's letter in the user's language. */
export function letterOf(color: CubeColor): string {
  return t(`lg-letter-${color.toLowerCase()}`);
}

export function cubesName(cubes: Cubes): string {
  const there = COLORS.map((color) => ({ color, count: countOf(cubes, color) })).filter(({ count }) => count > 0);
  return there.length === 0
    ? t("cubes-none")
    : list(there.map(({ color, count }) => t("cubes", { count, color: colorName(color) })));
}

export function tileName(tile: string): string {
  if (!isOrder(tile)) {
    return t(`tile-${tile}`);
  }
  const { cubes, prestige } = orderFace(tile);
  return t("lg-order", { cubes: cubesName(cubes), prestige });
}

/** Names several tiles, counting equal ones. */
export function tilesName(tiles: readonly string[]): string {
  const kinds = counted(tiles).map(({ thing, count }) => (count === 1 ? tileName(thing) : several(thing, count)));
  return kinds.length === 0 ? t("lg-nothing") : list(kinds);
}

/** Names several equal tiles, in the plural where the game has one. */
function several(tile: string, count: number): string {
  const plural = `tiles-${tile}`;
  return isKnown(plural) ? t(plural, { count }) : t("counted", { count, what: tileName(tile) });
}

export function lyingTileName({ tile, isUpgraded }: LyingTile): string {
  return t(isUpgraded ? "lg-tile-upgraded" : "lg-tile", { tile: tileName(tile), value: valueOf(tile, isUpgraded) });
}

/** Describes the use of a tile in the row. */
export function aboutTile(tile: string): string {
  const about = t(`lg-about-${familyOf(tile)}`, { value: valueOf(tile), better: valueOf(tile, true) });
  return cubeSymbolsOf(tile) > 0 ? `${about}; ${t("lg-cube-symbol")}` : about;
}

export function cardName(card: string): string {
  const { points, cubes, wheels, arrows, reverse, anchor } = cardFace(card);
  const symbols = [
    ...(wheels > 0 ? [t("card-wheels", { count: wheels })] : []),
    ...(arrows > 0 ? [t("card-arrows", { count: arrows })] : []),
    ...(reverse ? [t("card-reverse")] : []),
    ...(anchor ? [t("card-anchor")] : []),
  ];
  return t("lg-card", {
    points: signed(points),
    cubes: cubesName(cubes),
    symbols: symbols.length === 0 ? t("lg-card-plain") : list(symbols),
  });
}

export function islandName({ color, prestige }: Island): string {
  return t(`lg-island-${color.toLowerCase()}`, { prestige });
}

/** Returns a short name: the island's color, or the harbor's owner. */
export function placeName(view: View, seats: readonly SeatFace[], place: number): string {
  const spot = spotAt(view, place);
  if (spot.kind === "harbor") {
    return harborName(seats, spot.seat);
  }
  return spot.island ? islandName(spot.island) : t("lg-ring");
}

export function harborName(seats: readonly SeatFace[], seat: number): string {
  const face = seats[seat];
  return face?.isYou ? t("lg-harbor-own") : t("lg-harbor-of", { name: face?.name ?? "" });
}

/** Describes everything at a place, for screen readers. */
export function placeStory(view: View, seats: readonly SeatFace[], place: number): string {
  const spot = spotAt(view, place);
  const ships = view.seats.flatMap(({ ship }, seat) => (ship.place === place ? [seats[seat]?.name ?? ""] : []));
  const lines = [placeName(view, seats, place)];
  if (spot.kind === "harbor") {
    lines.push(t("lg-on-quay", { cubes: cubesName(view.seats[spot.seat]?.harbor.quay ?? "-") }));
  } else if (spot.island?.owner != null) {
    lines.push(t("lg-held-by", { name: seats[spot.island.owner]?.name ?? "", tiles: tilesName(spot.island.knights) }));
  }
  return [...lines, ...(ships.length > 0 ? [t("lg-ships-there", { names: list(ships) })] : [])].join(". ");
}
