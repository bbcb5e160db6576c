// What is printed on the new board and the new cards; the values come from the rules.

import components from "../../../protocol/components.json";

const printed = components["mille-fiori"].masterworks;

/** What a space of the council brings. */
export type Reward = "masterwork" | "dogaressa" | { readonly points: number } | { readonly ship: number };
/** What a space of the sea route brings besides points. */
export type Landing = "nothing" | "extra-card" | "masterwork" | "trade-city" | { readonly arrows: number };

export interface CouncilTile {
  readonly color: string;
  readonly rewards: readonly Reward[];
}

export interface RouteSpace {
  readonly points: number;
  readonly landing: Landing;
}

export interface MasterworkFace {
  readonly shape: string;
  readonly glass: string;
  readonly value: number;
}

export interface DogateFace {
  readonly arrows: number;
  readonly points: number;
}

export const SPACES_OF_TILE = printed.spaces_of_tile;
export const TILES = printed.tiles.length;
/** The space of the council that is the palace. */
export const PALACE = printed.palace;
/** The whole sea route, the track of the base game included. */
export const SEA_ROUTE = printed.sea_route as readonly RouteSpace[];
export const TRACK_BONUSES: readonly number[] = printed.bonus;
/** Rows and columns of a shop window. */
export const WINDOW_SIDE = 3;

const COUNCIL_TILES: ReadonlyMap<string, CouncilTile> = new Map(
  printed.tiles.map(({ tile, color, rewards }) => [tile, { color, rewards: rewards as readonly Reward[] }]),
);
const MASTERWORKS: ReadonlyMap<string, MasterworkFace> = new Map(
  printed.masterworks.map((card) => [card.masterwork, card]),
);
const DOGATES: ReadonlyMap<string, DogateFace> = new Map(printed.dogates.map((card) => [card.card, card]));
const DOGARESSA_CHOICES: ReadonlyMap<string, number> = new Map(
  printed.dogaressas.map((card) => [card.dogaressa, card.choices]),
);

export function councilTile(tile: string): CouncilTile {
  return found(COUNCIL_TILES, tile);
}

/** The face of a masterwork, such as `masterwork-bowl-ruby-3`. */
export function masterworkFace(card: string): MasterworkFace {
  return found(MASTERWORKS, card);
}

/** The face of a Dogate card, such as `dogate-2-1`. */
export function dogateFace(card: string): DogateFace {
  return found(DOGATES, card);
}

export function isMasterwork(card: string): boolean {
  return MASTERWORKS.has(card);
}

export function isDogate(card: string): boolean {
  return DOGATES.has(card);
}

/** The highest number that can be chosen with a Dogaressa; 0 if there is no choice. */
export function numbersOf(dogaressa: string): number {
  return DOGARESSA_CHOICES.get(dogaressa) ?? 0;
}

function found<T>(all: ReadonlyMap<string, T>, name: string): T {
  const face = all.get(name);
  if (face === undefined) {
    throw new Error(`no such component: ${name}`);
  }
  return face;
}
