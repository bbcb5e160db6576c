// What is printed on tiles, cards and boards; the values come from the rules.

import type { Color, Heading, Row } from "../../protocol/liguria";
import components from "../../protocol/components.json";

const printed = components.liguria;

export type CubeColor = Color;
/** A letter for each cube; `-` for none. */
export type Cubes = string;

/** A space of the market street. */
export interface Stall {
  readonly space: number;
  readonly tiles: number;
  readonly coins: number;
}

/** The four parts of a round, and what comes after the last. */
export type Phase = "market" | "tiles" | "card" | "sail" | "over";

/** What differs with the number of players. */
export interface TableFace {
  readonly rounds: number;
  /** How many ship cards are on offer in a round. */
  readonly cards: number;
  /** The places of the harbors, by seat. */
  readonly harbors: readonly number[];
  /** What lies at each place: the harbor of a seat, or an island. */
  readonly spots: readonly { readonly harbor?: number; readonly island?: number }[];
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
/** The most tiles that can lie in the row. */
export const LONGEST_ROW = printed.longest_row;
/** The numbers of players, from the fewest to the most. */
export const TABLE_SIZES: readonly number[] = printed.tables.map(({ players }) => players);
/** The most ship cards that can be on offer. */
export const MOST_CARDS = Math.max(...printed.tables.map(({ cards }) => cards));
/** The part of a round to which each step belongs. */
export const PHASES = printed.phases as Readonly<Record<keyof typeof printed.phases, Phase>>;
export const ROWS = printed.harbor.rows as readonly Row[];
/** The symbols that are printed at the start of a row, where there are any. */
export const PRINTED_SYMBOLS: Readonly<Partial<Record<Row, number>>> = {
  wheels: printed.harbor.printed_wheels,
  merchants: printed.harbor.printed_sacks,
};
export const ROW_LIMIT = printed.harbor.row_limit;
export const CARGO_SPACES = printed.cargo_spaces;
/** The tiles that lie in a harbor, in the order in which a view counts them. */
export const HARBOR_TILES: readonly string[] = printed.tiles.filter(({ row }) => row !== null).map(({ tile }) => tile);

const cards = new Map<string, ShipCard>(printed.cards.map((card) => [card.card, card]));
const orders = new Map(printed.orders.map(({ order, cubes, prestige }) => [order, { cubes, prestige }]));
const tiles = new Map(printed.tiles.map((face) => [face.tile, face]));
const colorNames = new Map(printed.color_names.map((name, nth) => [COLORS[nth], name]));
const headings = new Map(printed.headings.map(({ heading, word }) => [word, heading as Heading]));

const NO_TABLE: TableFace = { rounds: 0, cards: 0, harbors: [], spots: [] };

const BLANK: ShipCard = { card: "", points: 0, cubes: "-", wheels: 0, arrows: 0, reverse: false, anchor: false };

export function cardFace(card: string): ShipCard {
  return cards.get(card) ?? BLANK;
}

export function orderFace(order: string): { readonly cubes: string; readonly prestige: number } {
  return orders.get(order) ?? { cubes: "-", prestige: 0 };
}

/** The color that a letter stands for: `red`. */
export function colorWord(color: CubeColor): string {
  return colorNames.get(color) ?? "";
}

/** The heading that a word of the notation stands for. */
export function headingOf(word: string): Heading | null {
  return headings.get(word) ?? null;
}

export function stallAt(space: number | null | undefined): Stall | null {
  return STREET.find((stall) => stall.space === space) ?? null;
}

/** The number of a row's diplomat field. */
export function fieldOf(row: Row): number {
  return printed.harbor.fields[ROWS.indexOf(row)] ?? 0;
}

export function isOrder(tile: string): boolean {
  return orders.has(tile);
}

/** The row of a harbor where a tile belongs, if it does. */
export function rowOf(tile: string): Row | null {
  return (tiles.get(tile)?.row ?? null) as Row | null;
}

/** What kind of tile it is, whatever is printed on it: `knight`. */
export function familyOf(tile: string): string {
  return tiles.get(tile)?.family ?? "";
}

/** How many cubes of any color a knight brings to whoever comes again. */
export function cubeSymbolsOf(tile: string): number {
  return tiles.get(tile)?.cube_symbols ?? 0;
}

/** Wheels, sacks, prestige, green points, swords or scrolls on the front of a tile, or on its better back. */
export function valueOf(tile: string, isUpgraded = false): number {
  const values = tiles.get(tile)?.values ?? [];
  return (isUpgraded ? values[1] : values[0]) ?? 0;
}

export function tableFor(players: number): TableFace {
  return printed.tables.find((table) => table.players === players) ?? NO_TABLE;
}

/** The swords of several knights. */
export function swordsOf(knights: readonly string[]): number {
  return knights.reduce((sum, knight) => sum + valueOf(knight), 0);
}
