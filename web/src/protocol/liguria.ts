// Generated from the crate `protocol`; its tests say how to renew it.

import type { Seat, Turn, Viewer } from "./messages";

export type Card = string;

export type Color = "R" | "B" | "Y";

export type Debt = "forgiven" | "carried";

export type Deed = "nothing" | "unload" | "land" | { "conquer": { swords: number, } } | "load" | { "trade": { scrolls: number | null, } };

export type Diplomat = "diplomat-1" | "diplomat-2";

export type Due = { "landed": number } | "own-island" | "foreign-harbor";

export type Envoy = { seat: Seat, tiles: Array<Diplomat>, };

export type Estimate = { islands: number, buildings: number,
/**
 * Not above 0.
 */
debt: number, orders: number, sets: number, diplomats: number,
/**
 * LI-13.6: not below 0.
 */
total: number, };

export type Event = { "order-drawn": { order: Array<Seat>, } } | { "islands-laid": { islands: Array<IslandFace>, } } | { "quays-stocked": { cubes: Array<string>, } } | { "tiles-laid": { round: number, tiles: TileRow, } } | { "cards-laid": { cards: Array<Card>, } } | { "merchant-placed": { seat: Seat, space: Space, } } | { "tiles-taken": { seat: Seat, coins: number, tiles: Array<Tile>, paid: number, } } | { "tile-lost": { seat: Seat, tile: HarborTile, } } | { "merchant-returned": { seat: Seat, position: number, } } | { "card-taken": { seat: Seat, card: Card, cubes: string, } } | { "tile-upgraded": { seat: Seat, tile: HarborTile, } } | { "upgrade-declined": { seat: Seat, } } | { "ship-sailed": { seat: Seat, heading: Heading, steps: number, from: Place, to: Place, } } | { "ship-stayed": { seat: Seat, } } | { "ship-turned": { seat: Seat, heading: Heading, } } | { "knights-landed": { seat: Seat, place: Place, knights: Array<Knight>, } } | { "island-conquered": { seat: Seat, place: Place, knights: Array<Knight>, from: Seat, returned: Array<Knight>, } } | { "cubes-loaded": { seat: Seat, place: Place, cubes: string, } } | { "cubes-unloaded": { seat: Seat, cubes: string, } } | { "diplomat-placed": { seat: Seat, harbor: Seat, row: Row, tiles: Array<Diplomat>, } } | { "action-skipped": { seat: Seat, } } | { "row-cleared": { tiles: TileRow, } } | "final-movement-began" | { "scored": { seat: Seat, points: number, reason: Reason, } } | "game-ended";

export type HarborBoard = { tiles: [Stack, Stack, Stack, Stack, Stack, Stack],
/**
 * Cubes for the other players.
 */
quay: string,
/**
 * By row.
 */
fields: [Envoy | null, Envoy | null, Envoy | null, Envoy | null], };

export type HarborTile = "wheel" | "merchant" | "building-a" | "building-b" | "building-c" | "monk";

export type Heading = "clockwise" | "counterclockwise";

export type Island = { color: Color, prestige: number,
/**
 * Who has knights and an envoy here.
 */
owner: Seat | null, knights: Array<Knight>, };

export type IslandFace = string;

export type Knight = "knight-1" | "knight-2" | "knight-3";

export type Options = { players: number, debt: Debt, };

export type Order = string;

export type Place = number;

export type Player = { score: number, coins: number,
/**
 * Envoys not on islands or diplomat fields.
 */
envoys: number, ship: Ship, harbor: HarborBoard,
/**
 * Behind the screen.
 */
knights: Array<Knight>, diplomats: Array<Diplomat>, orders: Array<Order>, store: string,
/**
 * Knights that were driven off an island, green side up.
 */
returned: Array<Knight>, cards: Array<Card>,
/**
 * The card of this round.
 */
card: Card | null, };

export type Reason = { "island": { place: Place, } } | "buildings" | { "debt": { balance: number, } } | { "order": { order: Order, } } | { "sets": { sets: number, } } | { "diplomat": { harbor: Seat, row: Row, tiles: number, } } | "remission";

export type Row = "wheels" | "merchants" | "buildings" | "monks";

export type Ship = { place: Place,
/**
 * The direction last sailed, or turned to since.
 */
heading: Heading, cargo: string, };

export type Space = number;

export type Stack = [number, number];

export type Standing = {
/**
 * LI-7.1: the most steps the ship can sail, with the card of this round.
 */
wheels: number,
/**
 * LI-9.2: the most cubes that can be loaded in a foreign harbor.
 */
sacks: number,
/**
 * LI-13.3: cards, monks and returned knights together.
 */
balance: number, estimate: Estimate,
/**
 * The orders that would be filled.
 */
filled: Array<Order>, };

export type Step = "draw-order" | "draw-islands" | "draw-cubes" | "draw-tiles" | "draw-cards" | "place-merchant" | "take-tiles" | "take-card" | { "upgrade": { arrows: number, } } | "sail" | "land" | "conquer" | { "load": Due } | "place-diplomat" | "turn-around" | "sail-home" | "over";

export type Stop = { place: Place, deed: Deed,
/**
 * How many cubes it could load at most, and which.
 */
most: number, cubes: string,
/**
 * The most prestige it would be worth in the end, debts aside.
 */
prestige: number, };

export type Tile = string;

export type TileRow = Array<string>;

export type View = { viewer: Viewer, options: Options,
/**
 * From 1; 0 before the first.
 */
round: number, turn: Turn, step: Step,
/**
 * The order track, position 1 first.
 */
order: Array<Seat>,
/**
 * Whose turn it is: an index into `order`.
 */
position: number, voyage: Voyage,
/**
 * The space of the street where each merchant stands.
 */
merchants: Array<Space | null>, row: TileRow, offer: Array<Card>,
/**
 * In ring order; none before they are laid out.
 */
islands: Array<Island>, seats: Array<Player>, supply: string, bag: Record<Tile, number>,
/**
 * Tiles that have left the game.
 */
removed: Record<Tile, number>, deck: Array<Card>, standings: Array<Standing>,
/**
 * What the ship that must sail now could do in each place.
 */
stops: Array<Stop>, };

export type Voyage = {
/**
 * Steps still to sail after the stop-over.
 */
left: number,
/**
 * The reverse arrow of the card was used before the move.
 */
turned: boolean,
/**
 * The harbor in which a diplomat was placed on this move.
 */
diplomat_in: Seat | null, };
