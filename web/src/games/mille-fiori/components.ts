// Components of the game and their names. All of it comes from the rules engine.

import own from "virtual:components/mille-fiori";
import type components from "../../protocol/components.json";
import type { Text } from "../../protocol/messages";
import type { Area, BonusRow } from "../../protocol/mille-fiori";

const printed = own as (typeof components)["mille-fiori"];

export const WORKSHOPS: readonly WorkshopCell[] = printed.workshops.cells;
/** The hexagons around each gold diamond in the workshops. */
export const GOLD_DIAMONDS: readonly (readonly number[])[] = printed.workshops.gold_diamonds;
export const MATERIALS: readonly Material[] = printed.workshops.materials;
/** Rewards for distinct house values, ascending. */
export const HOUSE_GOALS = printed.house_goals as readonly HouseGoal[];
export const PYRAMIDS = printed.pyramids;
export const TRADE = printed.trade;
export const SEA_TRACK: readonly SeaSpace[] = printed.sea_track;
/** The bonus rows, with the number of distinct symbols or values needed for each. */
export const BONUSES: readonly Bonus[] = printed.bonus.rows.map((row, nth) => ({
  row: row as BonusRow,
  needed: printed.bonus.needed[nth] ?? 0,
}));
export const BONUS_ROWS: readonly BonusRow[] = BONUSES.map(({ row }) => row);
export const BONUS_VALUES: readonly number[] = printed.bonus.values;
export const AREAS = printed.areas.map(({ area }) => area) as readonly Area[];

export interface WorkshopCell {
  readonly row: number;
  readonly x: number;
}

export interface Material {
  readonly symbol: string;
  /** Points per diamond in a group if the new one is on this material. */
  readonly points: number;
}

export interface HouseGoal {
  readonly values: number;
  readonly gives: "bonus" | "extra-card";
}

export interface Bonus {
  readonly row: BonusRow;
  readonly needed: number;
}

export interface SeaSpace {
  readonly points: number;
  readonly extra_card: boolean;
}

/** A space on the board. */
export interface BoardSpace {
  readonly area: Area;
  readonly space: number;
  /** The part for a click on it: `space:houses-3`. */
  readonly part: string;
  readonly name: Text;
  /** The symbol or number printed on it. */
  readonly printed: string;
}

/** The print on a card. Houses and harbor have a symbol here: the key and the ship. */
export interface CardFace {
  readonly area: Area;
  readonly symbol: string;
  readonly wheel: number;
  readonly name: Text;
}

const PLAIN_SYMBOLS: Partial<Record<Area, string>> = { houses: "key", harbor: "ship" };

const BY_AREA: ReadonlyMap<Area, AreaFace> = new Map(printed.areas.map((one) => [one.area as Area, areaFace(one)]));

/** All spaces on the board. */
export const SPACES: readonly BoardSpace[] = [...BY_AREA.values()].flatMap(({ spaces }) => spaces);

const BY_PART: ReadonlyMap<string, BoardSpace> = new Map(SPACES.map((space) => [space.part, space]));

const CARDS: ReadonlyMap<string, CardFace> = new Map(
  printed.cards.map(({ card, area, symbol, wheel, name }) => [card, cardFaceOf(area as Area, symbol, wheel, name)]),
);

/** Returns the face of a card with a name such as `trade-swan-3`. */
export function cardFace(card: string): CardFace {
  return found(CARDS.get(card), card);
}

/** Whether the card belongs to an area; expansion cards don't. */
export function isAreaCard(card: string): boolean {
  return CARDS.has(card);
}

/** Returns the number of spaces in an area. */
export function spaceCount(area: Area): number {
  return spacesOf(area).length;
}

export function spacesOf(area: Area): readonly BoardSpace[] {
  return BY_AREA.get(area)?.spaces ?? [];
}

/** Whether the spaces of an area are filled in order. */
export function isFilledInOrder(area: Area): boolean {
  return BY_AREA.get(area)?.inOrder ?? false;
}

export function boardSpace(area: Area, space: number): BoardSpace {
  return found(spacesOf(area)[space], `${area} ${space}`);
}

/** Returns the space for a part; `null` if the part isn't a space. */
export function spaceOfPart(part: string): BoardSpace | null {
  return BY_PART.get(part) ?? null;
}

export function printedOn(area: Area, space: number): string {
  return boardSpace(area, space).printed;
}

/** Returns the value, or throws an error that names what is missing. */
export function found<T>(component: T | undefined, name: string): T {
  if (component === undefined) {
    throw new Error(`no such component: ${name}`);
  }
  return component;
}

/** Casts to `Text`: TypeScript infers the arguments in JSON as arrays of any length. */
export function asText(json: unknown): Text {
  return json as Text;
}

interface AreaFace {
  readonly spaces: readonly BoardSpace[];
  readonly inOrder: boolean;
}

function areaFace({ area: name, names, symbols, in_order }: (typeof printed.areas)[number]): AreaFace {
  const area = name as Area;
  const spaces = names.map((text, space) => ({
    area,
    space,
    part: `space:${area}-${space}`,
    name: asText(text),
    printed: symbols[space] ?? (area === "houses" ? String(printed.houses[space]) : (PLAIN_SYMBOLS[area] ?? "")),
  }));
  return { spaces, inOrder: in_order };
}

function cardFaceOf(area: Area, symbol: string | null, wheel: number, name: unknown): CardFace {
  return { area, symbol: symbol ?? PLAIN_SYMBOLS[area] ?? "", wheel, name: asText(name) };
}
