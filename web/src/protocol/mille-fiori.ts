// Generated from the crate `protocol`; its tests say how to renew it.

import type { Seat, Turn, Viewer } from "./messages";

export type Area = "workshops" | "houses" | "nobles" | "commoners" | "trade" | "harbor";

export type Awaited = "start-player" | "display" | "deal" | "pick" | "use" | "extra-card" | "nothing";

export type Board = { areas: [Diamonds, Diamonds, Diamonds, Diamonds, Diamonds, Diamonds], };

export type BonusRow = "workshops" | "houses" | "nobles" | "commoners" | "trade";

export type Card = string;

export type Cards = Array<string>;

export type Diamonds = Array<Array<number>>;

export type Draft = "simultaneous" | "on-turn";

export type Edition = "revised" | "first";

export type Event = { "start-player-drawn": { seat: Seat, } } | { "display-filled": { cards: Cards, } } | { "hands-dealt": { round: number, hands: Array<Cards | null>, } } | { "card-picked": { seat: Seat, card: Card | null, } } | { "card-played": { seat: Seat, card: Card, } } | { "diamond-placed": { seat: Seat, area: Area, space: number, from_reserve: boolean, } } | { "ship-moved": { seat: Seat, from: number, to: number, } } | { "scored": { seat: Seat, points: number, reason: Reason, } } | { "bonus-placed": { seat: Seat, row: BonusRow, value: number, with_diamond: boolean, } } | { "extra-card-earned": { seat: Seat, } } | { "extra-card-taken": { seat: Seat, card: Card, } } | { "extra-card-declined": { seat: Seat, } } | "hands-passed" | { "last-cards-displayed": { cards: Cards, } } | { "start-player-passed": { seat: Seat, } } | { "end-triggered": { seat: Seat, } } | "game-ended";

export type InPlay = {
/**
 * Hidden while it is another player's hand card: it is shown with its use.
 */
card: Card | null, extra: boolean, };

export type Options = { players: number, edition: Edition, draft: Draft, };

export type Reason = { "group": { diamonds: number, each: number, } } | { "row": { houses: number, } } | { "level": { area: Area, doubled: boolean, } } | { "beneath": { area: Area, diamonds: number, } } | { "goods": { diamonds: number, each: number, } } | { "fleet": { diamonds: number, each: number, } } | { "landing": { space: number, } } | "empty-display" | { "bonus": { row: BonusRow, } };

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
own_pick: Card | null, };
