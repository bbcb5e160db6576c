// Components of the expansion and their names. All of it comes from the rules engine.

import own from "virtual:components/mille-fiori";
import type components from "../../../protocol/components.json";
import type { Text } from "../../../protocol/messages";
import { asText, found } from "../components";

const printed = (own as (typeof components)["mille-fiori"]).masterworks;

/** A council space's reward. */
export type Reward = "masterwork" | "dogaressa" | { readonly points: number } | { readonly ship: number };
/** The effect of a sea route space besides points. */
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
  readonly name: Text;
}

export interface DogateFace {
  readonly arrows: number;
  readonly points: number;
  readonly name: Text;
}

export interface DogaressaFace {
  /** The highest number that can be chosen, starting from 1; 0 if there is no choice. */
  readonly choices: number;
  /** Number of steps in the council; 0 if none or if the player chooses. */
  readonly arrows: number;
  readonly points: number;
  readonly name: Text;
}

export const SPACES_OF_TILE = printed.spaces_of_tile;
export const TILES = printed.tiles.length;
/** The palace space. */
export const PALACE = printed.palace;
/** The whole sea route, including the base game's sea track. */
export const SEA_ROUTE = printed.sea_route as readonly RouteSpace[];
export const TRACK_BONUSES: readonly number[] = printed.bonus;
/** The cells of each line in a shop window: rows from the top, then columns from the left. */
export const WINDOW_LINES: readonly (readonly number[])[] = printed.window.lines;
/** A line scores for each of these properties that its masterworks share. */
export const ALIKE_IN = printed.window.alike_in as readonly ("glass" | "shape")[];
/** The name of each cell in a shop window. */
export const CELL_NAMES: readonly Text[] = printed.window.names.map(asText);

const COUNCIL_TILES: ReadonlyMap<string, CouncilTile> = new Map(
  printed.tiles.map(({ tile, color, rewards }) => [tile, { color, rewards: rewards as readonly Reward[] }]),
);
const MASTERWORKS: ReadonlyMap<string, MasterworkFace> = new Map(
  printed.masterworks.map(({ masterwork, name, ...face }) => [masterwork, { ...face, name: asText(name) }]),
);
const DOGATES: ReadonlyMap<string, DogateFace> = new Map(
  printed.dogates.map(({ card, name, ...face }) => [card, { ...face, name: asText(name) }]),
);
const DOGARESSAS: ReadonlyMap<string, DogaressaFace> = new Map(
  printed.dogaressas.map(({ dogaressa, ...face }) => [dogaressa, face]),
);

export function councilTile(tile: string): CouncilTile {
  return found(COUNCIL_TILES.get(tile), tile);
}

/** Returns the face of a masterwork such as `masterwork-bowl-ruby-3`. */
export function masterworkFace(card: string): MasterworkFace {
  return found(MASTERWORKS.get(card), card);
}

/** Returns the face of a Dogate card such as `dogate-2-1`. */
export function dogateFace(card: string): DogateFace {
  return found(DOGATES.get(card), card);
}

export function dogaressaFace(dogaressa: string): DogaressaFace {
  return found(DOGARESSAS.get(dogaressa), dogaressa);
}

export function isDogate(card: string): boolean {
  return DOGATES.has(card);
}
