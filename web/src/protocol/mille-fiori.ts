// Generated from the crate `protocol`; its tests say how to renew it.

import type { Seat, Turn, Viewer } from "./messages";

export type Area = "workshops" | "houses" | "nobles" | "commoners" | "trade" | "harbor";

export type Awaited = "start-player" | "display" | "deal" | "pick" | "use" | "extra-card" | "council" | "open-masterworks" | "open-dogaressas" | "play" | "take-masterwork" | "take-dogaressa" | "draw-masterwork" | "draw-dogaressa" | "place-masterwork" | "nothing";

export type Board = { areas: [Diamonds, Diamonds, Diamonds, Diamonds, Diamonds, Diamonds], };

export type BonusRow = "workshops" | "houses" | "nobles" | "commoners" | "trade";

export type Card = string;

export type Cards = Array<string>;

export type Councilor = {
/**
 * The space of the council where the figure stands.
 */
figure: number,
/**
 * The bonus taken in the Doge's Palace; 0 for none.
 */
palace: number,
/**
 * The bonus taken in the trade city; 0 for none.
 */
trade_city: number, dogaressas: Dogaressas, window: ShopWindow, };

export type Diamonds = Array<Array<number>>;

export type Dogaressa = string;

export type Dogaressas = Array<string>;

export type Draft = "simultaneous" | "on-turn";

export type Edition = "revised" | "first";

export type Event = { "start-player-drawn": { seat: Seat, } } | { "display-filled": { cards: Cards, } } | { "hands-dealt": { round: number, hands: Array<Cards | null>, } } | { "card-picked": { seat: Seat, card: Card | null, } } | { "card-played": { seat: Seat, card: Card, } } | { "diamond-placed": { seat: Seat, area: Area, space: number, from_reserve: boolean, } } | { "ship-moved": { seat: Seat, from: number, to: number, } } | { "scored": { seat: Seat, points: number, reason: Reason, } } | { "bonus-placed": { seat: Seat, row: BonusRow, value: number, with_diamond: boolean, } } | { "extra-card-earned": { seat: Seat, } } | { "extra-card-taken": { seat: Seat, card: Card, } } | { "extra-card-declined": { seat: Seat, } } | "hands-passed" | { "last-cards-displayed": { cards: Cards, } } | { "start-player-passed": { seat: Seat, } } | { "end-triggered": { seat: Seat, } } | "game-ended" | NewEvent;

export type InPlay = {
/**
 * Hidden while it is another player's hand card: it is shown with its use.
 */
card: Card | null, extra: boolean, };

export type Masterwork = string;

export type Masterworks = Array<string>;

export type MasterworksView = {
/**
 * Who was first in this pass; the start player is whoever has the Doge card.
 */
leader: Seat,
/**
 * The masterwork that a player has and has still to lay into the window.
 */
placing: Masterwork | null,
/**
 * The tiles of the Small Council, from the bottom to the top.
 */
council: [Tile, Tile, Tile, Tile, Tile, Tile],
/**
 * What each player has there.
 */
seats: [Councilor, Councilor, Councilor, Councilor], open_masterworks: Masterworks, masterwork_stack: Masterworks,
/**
 * Masterworks under others in somebody's window.
 */
covered: Masterworks, open_dogaressas: Dogaressas, dogaressa_stack: Dogaressas,
/**
 * The Dogaressa in use in this turn: it returns to its stack at the end.
 */
used_dogaressa: Dogaressa | null, };

export type NewEvent = { "council-laid": { council: Array<Tile>, } } | { "masterworks-opened": { masterworks: Masterworks, } } | { "dogaressas-opened": { dogaressas: Dogaressas, } } | { "figure-moved": { seat: Seat, from: number, to: number, } } | { "track-bonus-taken": { seat: Seat, track: Track, value: number, with_diamond: boolean, } } | { "doge-card-taken": { seat: Seat, } } | { "dogaressa-used": { seat: Seat, dogaressa: Dogaressa, discarded: Card, } } | { "dogaressa-returned": { dogaressa: Dogaressa, } } | { "dogaressa-taken": { seat: Seat, dogaressa: Dogaressa, } } | { "dogaressa-opened": { dogaressa: Dogaressa, } } | { "top-taken": { seat: Seat, } } | { "masterwork-taken": { seat: Seat, masterwork: Masterwork, } } | { "masterwork-opened": { masterwork: Masterwork, } } | { "masterwork-placed": { seat: Seat, masterwork: Masterwork, cell: number, covers: Masterwork | null, } } | { "reward-lapsed": { seat: Seat, } };

export type NewReason = { "council": { space: number, } } | { "track-bonus": { track: Track, } } | "dogate" | { "dogaressa": { dogaressa: Dogaressa, } } | "masterwork" | { "window-line": { line: number, } };

export type Options = { players: number, edition: Edition, draft: Draft,
/**
 * With the expansion; only in the revised edition (MF-12.1).
 */
masterworks: boolean, };

export type Reason = { "group": { diamonds: number, each: number, } } | { "row": { houses: number, } } | { "level": { area: Area, doubled: boolean, } } | { "beneath": { area: Area, diamonds: number, } } | { "goods": { diamonds: number, each: number, } } | { "fleet": { diamonds: number, each: number, } } | { "landing": { space: number, } } | "empty-display" | { "bonus": { row: BonusRow, } } | NewReason;

export type SeatView = {
/**
 * Whether this player has picked a card that is not yet in use.
 */
has_picked: boolean,
/**
 * How many cards this player holds that the viewer has not been shown, the picked one and the one in use included.
 */
holds: number,
/**
 * Which cards these are, if the viewer has had this hand before, or holds it. The own pick is not among the own cards.
 */
known: Cards | null, score: number,
/**
 * Diamonds in the personal supply.
 */
personal: number,
/**
 * Diamonds in the reserve.
 */
reserve: number,
/**
 * The space of the sea track where the ship lies.
 */
ship: number,
/**
 * The value of the bonus space held in each row; 0 for none.
 */
bonuses: [number, number, number, number, number],
/**
 * How many of these have a diamond on them.
 */
bonus_diamonds: number, };

export type ShopWindow = { cells: [Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null], };

export type Tile = string;

export type Track = "council" | "sea-route";

export type View = { viewer: Viewer, options: Options, round: number, pass: number, start: Seat, turn: Turn, awaited: Awaited, ending: boolean, seats: Array<SeatView>, board: Board, display: Cards, discard: Cards,
/**
 * How many cards the deck has left.
 */
deck: number,
/**
 * The card in use.
 */
in_play: InPlay | null,
/**
 * The card that the viewer has picked and not yet begun to use.
 */
own_pick: Card | null,
/**
 * The new board of the expansion, if it is played.
 */
masterworks?: MasterworksView, };
