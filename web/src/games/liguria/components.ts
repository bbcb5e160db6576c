// The print on tiles, cards and boards; the values come from the rules engine.

import type { Color, Heading, Row } from "../../protocol/liguria";
import own from "virtual:components/liguria";
import type components from "../../protocol/components.json";

const printed = own as (typeof components)["liguria"];

export type CubeColor = Color;
/** One letter per cube; `-` for none. */
export type Cubes = string;

/** A stall in the market street. */
export interface Stall {
  readonly space: number;
  readonly tiles: number;
  readonly coins: number;
}

/** The four phases of a round, and the end of the game. */
export type Phase = "market" | "tiles" | "card" | "sail" | "over";

/** Values that depend on the number of players. */
export interface TableFace {
  readonly rounds: number;
  /** Number of ship cards on offer in a round. */
  readonly cards: number;
  /** The place of each harbor, by seat. */
  readonly harbors: readonly number[];
  /** The harbor or island at each place. */
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
/** Maximum number of tiles in the row. */
export const LONGEST_ROW = printed.longest_row;
/** The possible numbers of players, ascending. */
export const TABLE_SIZES: readonly number[] = printed.tables.map(({ players }) => players);
/** Maximum number of ship cards on offer. */
export const MOST_CARDS = Math.max(...printed.tables.map(({ cards }) => cards));
/** The phase of each step. */
export const PHASES = printed.phases as Readonly<Record<keyof typeof printed.phases, Phase>>;
export const ROWS = printed.harbor.rows as readonly Row[];
/** Number of symbols printed at the start of a row, if any. */
export const PRINTED_SYMBOLS: Readonly<Partial<Record<Row, number>>> = {
  wheels: printed.harbor.printed_wheels,
  merchants: printed.harbor.printed_sacks,
};
export const ROW_LIMIT = printed.harbor.row_limit;
export const CARGO_SPACES = printed.cargo_spaces;
/** All harbor tiles, in the order of the counts in a view. */
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

/** Returns the color for a letter: `red`. */
export function colorWord(color: CubeColor): string {
  return colorNames.get(color) ?? "";
}

/** Returns the heading for a word in notation. */
export function headingOf(word: string): Heading | null {
  return headings.get(word) ?? null;
}

/** Returns the word for a heading in notation. */
export function headingWord(heading: Heading): string {
  return printed.headings.find((named) => named.heading === heading)?.word ?? "";
}

export function stallAt(space: number | null | undefined): Stall | null {
  return STREET.find((stall) => stall.space === space) ?? null;
}

/** Returns the number of a row's diplomat field. */
export function fieldOf(row: Row): number {
  return printed.harbor.fields[ROWS.indexOf(row)] ?? 0;
}

export function isOrder(tile: string): boolean {
  return orders.has(tile);
}

/** Returns a tile's harbor row; `null` if it isn't a harbor tile. */
export function rowOf(tile: string): Row | null {
  return (tiles.get(tile)?.row ?? null) as Row | null;
}

/** Returns a tile's family, regardless of its value: `knight`. */
export function familyOf(tile: string): string {
  return tiles.get(tile)?.family ?? "";
}

/** Returns the number of cubes of any color that a knight gives on later visits. */
export function cubeSymbolsOf(tile: string): number {
  return tiles.get(tile)?.cube_symbols ?? 0;
}

/** Returns the wheels, sacks, prestige, green points, swords or scrolls on a tile's front or upgraded back. */
export function valueOf(tile: string, isUpgraded = false): number {
  const values = tiles.get(tile)?.values ?? [];
  return (isUpgraded ? values[1] : values[0]) ?? 0;
}

export function tableFor(players: number): TableFace {
  return printed.tables.find((table) => table.players === players) ?? NO_TABLE;
}

/** Returns the total swords of several knights. */
export function swordsOf(knights: readonly string[]): number {
  return knights.reduce((sum, knight) => sum + valueOf(knight), 0);
}
