// What is printed on the board and on the cards; the values come from the rules.

import components from "../../protocol/components.json";
import type { Area, BonusRow } from "../../protocol/mille-fiori";

const printed = components["mille-fiori"];

export const WORKSHOPS: readonly WorkshopCell[] = printed.workshops.cells;
/** For each gold diamond of the workshops the cells around it. */
export const GOLD_DIAMONDS: readonly (readonly number[])[] = printed.workshops.gold_diamonds;
export const HOUSES: readonly number[] = printed.houses;
export const PYRAMIDS = printed.pyramids;
export const TRADE = printed.trade;
export const SEA_TRACK: readonly SeaSpace[] = printed.sea_track;
export const BONUS_VALUES: readonly number[] = printed.bonus.values;
export const BONUS_ROWS = printed.bonus.rows as readonly BonusRow[];
export const AREAS = printed.areas.map(({ area }) => area) as readonly Area[];

export interface WorkshopCell {
  readonly row: number;
  readonly x: number;
  readonly symbol: string;
}

export interface SeaSpace {
  readonly points: number;
  readonly extra_card: boolean;
}

/** What is printed on a card. Houses and harbor have a symbol of their own here: the key and the ship. */
export interface CardFace {
  readonly area: Area;
  readonly symbol: string;
  readonly wheel: number;
  /** Whether the card names the symbol of a space, and not only the area. */
  readonly namesSymbol: boolean;
}

const PLAIN_SYMBOLS: Partial<Record<Area, string>> = { houses: "key", harbor: "ship" };

const CARDS: ReadonlyMap<string, CardFace> = new Map(
  printed.cards.map(({ card, area, symbol, wheel }) => [card, face(area as Area, symbol, wheel)]),
);

/** The face of a card by its name, such as `trade-swan-3`. */
export function cardFace(card: string): CardFace {
  const found = CARDS.get(card);
  if (!found) {
    throw new Error(`no such card: ${card}`);
  }
  return found;
}

/** Whether the card is of an area; those of the expansion are not. */
export function isAreaCard(card: string): boolean {
  return CARDS.has(card);
}

/** How many spaces an area has. */
export function spaceCount(area: Area): number {
  return printed.areas.find((other) => other.area === area)?.spaces ?? 0;
}

/** The symbol or number that tells a space from others of its area; areas with one symbol give that. */
export function printedOn(area: Area, space: number): string {
  switch (area) {
    case "workshops":
      return WORKSHOPS[space]?.symbol ?? "";
    case "houses":
      return String(HOUSES[space]);
    case "nobles":
    case "commoners":
      return PYRAMIDS[area][space] ?? "";
    case "trade":
      return TRADE.goods[space % TRADE.goods.length] ?? "";
    case "harbor":
      return "ship";
  }
}

function face(area: Area, symbol: string | null, wheel: number): CardFace {
  return { area, symbol: symbol ?? PLAIN_SYMBOLS[area] ?? "", wheel, namesSymbol: symbol !== null };
}
