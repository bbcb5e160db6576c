// What is printed on tiles, cards and boards; the values come from the rules.

import type { Color, Row } from "../../protocol/liguria";
import components from "../../protocol/components.json";

const printed = components.liguria;

export type CubeColor = Color;
/** A letter for each cube; `-` for none. */
export type Cubes = string;

export interface Stall {
  readonly tiles: number;
  readonly coins: number;
}

export interface ShipCard {
  readonly card: string;
  readonly points: number;
  readonly cubes: string;
  readonly wheels: number;
  readonly arrows: number;
  readonly reverse: boolean;
  readonly anchor: boolean;
}

export const COLORS = printed.colors as readonly CubeColor[];
export const PLACES = printed.places;
export const STREET: readonly Stall[] = printed.street;
export const ROWS = printed.harbor.rows as readonly Row[];
export const ROW_LIMIT = printed.harbor.row_limit;
export const CARGO_SPACES = printed.cargo_spaces;
/** The tiles that lie in a harbor, in the order in which a view counts them. */
export const HARBOR_TILES: readonly string[] = printed.tiles.filter(({ row }) => row !== null).map(({ tile }) => tile);

const cards = new Map<string, ShipCard>(printed.cards.map((card) => [card.card, card]));
const orders = new Map(printed.orders.map(({ order, cubes, prestige }) => [order, { cubes, prestige }]));
const tiles = new Map(printed.tiles.map(({ tile, row, values }) => [tile, { row: row as Row | null, values }]));

const BLANK: ShipCard = { card: "", points: 0, cubes: "-", wheels: 0, arrows: 0, reverse: false, anchor: false };

export function cardFace(card: string): ShipCard {
  return cards.get(card) ?? BLANK;
}

export function orderFace(order: string): { readonly cubes: string; readonly prestige: number } {
  return orders.get(order) ?? { cubes: "-", prestige: 0 };
}

export function isOrder(tile: string): boolean {
  return orders.has(tile);
}

/** The row of a harbor where a tile belongs, if it does. */
export function rowOf(tile: string): Row | null {
  return tiles.get(tile)?.row ?? null;
}

/** Wheels, sacks, prestige, green points, swords or scrolls on the front of a tile, or on its better back. */
export function valueOf(tile: string, isUpgraded = false): number {
  const values = tiles.get(tile)?.values ?? [];
  return (isUpgraded ? values[1] : values[0]) ?? 0;
}

/** How many rounds are played, and where the harbors lie. */
export function tableFor(players: number): { readonly rounds: number; readonly harbors: readonly number[] } {
  return printed.tables.find((table) => table.players === players) ?? { rounds: 0, harbors: [] };
}

/** The swords of several knights. */
export function swordsOf(knights: readonly string[]): number {
  return knights.reduce((sum, knight) => sum + valueOf(knight), 0);
}
