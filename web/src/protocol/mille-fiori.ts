// Generated from the crate `protocol`; its tests say how to renew it.

import type { Seat, Turn, Viewer } from "./messages";

export type Area = "workshops" | "houses" | "nobles" | "commoners" | "trade" | "harbor";

export type Awaited = "start-player" | "display" | "deal" | "pick" | "use" | "extra-card" | "council" | "open-masterworks" | "open-dogaressas" | "play" | "take-masterwork" | "take-dogaressa" | "draw-masterwork" | "draw-dogaressa" | "place-masterwork" | "nothing";

export type Board = { areas: [Diamonds, Diamonds, Diamonds, Diamonds, Diamonds, Diamonds], };

export type BonusRow = "workshops" | "houses" | "nobles" | "commoners" | "trade";

export type Card = string;

export type Cell = number;

export type CouncilSpace = number;

export type Councilor = {
/**
 * The space of the council where the figure stands.
 */
figure: CouncilSpace,
/**
 * The bonus taken in the Doge's Palace; 0 for none.
 */
palace: number,
/**
 * The bonus taken in the trade city; 0 for none.
 */
trade_city: number, dogaressas: Array<Dogaressa>, window: ShopWindow, };

export type Diamonds = Array<Array<Space>>;

export type Dogaressa = "points" | "two-masterworks" | "extra-card" | "sea-route" | "small-dogate" | "large-dogate";

export type Draft = "simultaneous" | "on-turn";

export type Edition = "revised" | "first";

export type Event = { "start-player-drawn": { seat: Seat, } } | { "display-filled": { cards: Array<Card>, } } | { "hands-dealt": { round: number, hands: Array<Array<Card> | null>, } } | { "card-picked": { seat: Seat, card: Card | null, } } | { "card-played": { seat: Seat, card: Card, } } | { "diamond-placed": { seat: Seat, area: Area, space: Space, from_reserve: boolean, } } | { "ship-moved": { seat: Seat, from: SeaSpace, to: SeaSpace, } } | { "scored": { seat: Seat, points: number, reason: Reason, } } | { "bonus-placed": { seat: Seat, row: BonusRow, value: number, with_diamond: boolean, } } | { "extra-card-earned": { seat: Seat, } } | { "extra-card-taken": { seat: Seat, card: Card, } } | { "extra-card-declined": { seat: Seat, } } | "hands-passed" | { "last-cards-displayed": { cards: Array<Card>, } } | { "start-player-passed": { seat: Seat, } } | { "end-triggered": { seat: Seat, } } | "game-ended" | MasterworksEvent;

export type InPlay = {
/**
 * Hidden while it is another player's hand card: it is shown with its use.
 */
card: Card | null, extra: boolean, };

export type Line = number;

export type Masterwork = string;

export type MasterworksEvent = { "council-laid": { council: Array<Tile>, } } | { "masterworks-opened": { masterworks: Array<Masterwork>, } } | { "dogaressas-opened": { dogaressas: Array<Dogaressa>, } } | { "figure-moved": { seat: Seat, from: CouncilSpace, to: CouncilSpace, } } | { "track-bonus-taken": { seat: Seat, track: Track, value: number, with_diamond: boolean, } } | { "doge-card-taken": { seat: Seat, } } | { "dogaressa-used": { seat: Seat, dogaressa: Dogaressa, discarded: Card, } } | { "dogaressa-returned": { dogaressa: Dogaressa, } } | { "dogaressa-taken": { seat: Seat, dogaressa: Dogaressa, } } | { "dogaressa-opened": { dogaressa: Dogaressa, } } | { "top-taken": { seat: Seat, } } | { "masterwork-taken": { seat: Seat, masterwork: Masterwork, } } | { "masterwork-opened": { masterwork: Masterwork, } } | { "masterwork-placed": { seat: Seat, masterwork: Masterwork, cell: Cell, covers: Masterwork | null, } } | { "reward-lapsed": { seat: Seat, } };

export type MasterworksReason = { "council": { space: CouncilSpace, } } | { "track-bonus": { track: Track, } } | "dogate" | { "dogaressa": { dogaressa: Dogaressa, } } | "masterwork" | { "window-line": { line: Line, } };

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
 * What each player has there; also for seats that nobody has.
 */
seats: Array<Councilor>, open_masterworks: Array<Masterwork>, masterwork_stack: Array<Masterwork>,
/**
 * Masterworks under others in somebody's window.
 */
covered: Array<Masterwork>, open_dogaressas: Array<Dogaressa>, dogaressa_stack: Array<Dogaressa>,
/**
 * The Dogaressa in use in this turn: it returns to its stack at the end.
 */
used_dogaressa: Dogaressa | null, };

export type Options = { players: number, edition: Edition, draft: Draft,
/**
 * With the expansion; only in the revised edition (MF-12.1).
 */
masterworks: boolean, };

export type Reason = { "group": { diamonds: number, each: number, } } | { "row": { houses: number, } } | { "level": { area: Area, doubled: boolean, } } | { "beneath": { area: Area, diamonds: number, } } | { "goods": { diamonds: number, each: number, } } | { "fleet": { diamonds: number, each: number, } } | { "landing": { space: SeaSpace, } } | "empty-display" | { "bonus": { row: BonusRow, } } | MasterworksReason;

export type SeaSpace = number;

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
known: Array<Card> | null, score: number,
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
ship: SeaSpace,
/**
 * The value of the bonus space held in each row; 0 for none.
 */
bonuses: [number, number, number, number, number],
/**
 * How many of these have a diamond on them.
 */
bonus_diamonds: number, };

export type ShopWindow = { cells: [Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null, Masterwork | null], };

export type Space = number;

export type Tile = "brown" | "purple" | "green1" | "green2" | "blue1" | "blue2";

export type Track = "council" | "sea-route";

export type View = { viewer: Viewer, options: Options, round: number, pass: number, start: Seat, turn: Turn, awaited: Awaited, ending: boolean, seats: Array<SeatView>, board: Board, display: Array<Card>, discard: Array<Card>,
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
