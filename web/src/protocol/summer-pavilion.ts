// Generated from the crate `protocol`; its tests say how to renew it.

import type { Seat, Viewer } from "./messages";

export type Board = { [star in Star]: Array<Color | null> };

export type BoardSide = "colored" | "plain";

export type Color = "purple" | "green" | "orange" | "yellow" | "blue" | "red";

export type Event = { "start-player-drawn": { seat: Seat, } } | { "score-started": { seat: Seat, points: number, } } | { "round-began": { round: number, joker: Color, starter: Seat, } } | { "kept-tiles-returned": { seat: Seat, tiles: Record<Color, number>, } } | { "supply-filled": { tiles: Record<Color, number>, } } | { "factories-filled": { factories: Array<Record<Color, number>>, } } | { "tiles-taken": { seat: Seat, source: Source, tiles: Record<Color, number>, } } | { "rest-moved": { factory: Factory, tiles: Record<Color, number>, } } | { "token-taken": { seat: Seat, lost: number, } } | { "play-began": { seat: Seat, } } | { "tile-placed": { seat: Seat, space: Space, color: Color, paid: Record<Color, number>, } } | { "run-scored": { seat: Seat, space: Space, points: number, } } | { "structure-completed": { seat: Seat, structure: Structure, } } | { "bonus-taken": { seat: Seat, tiles: Record<Color, number>, } } | { "passed": { seat: Seat, kept: Record<Color, number>, } } | { "tiles-discarded": { seat: Seat, tiles: Record<Color, number>, lost: number, } } | { "star-scored": { seat: Seat, star: Star, points: number, } } | { "number-scored": { seat: Seat, number: number, points: number, } } | { "leftovers-lost": { seat: Seat, tiles: Record<Color, number>, lost: number, } } | { "game-ended": { winners: Array<Seat>, } };

export type Factory = number;

export type Options = { players: number, board: BoardSide, };

export type Player = { score: number,
/**
 * The tiles beside the board. Who has passed can't use them any more this round: then they are the
 * tiles kept on the corner spaces (SP-9.2) or, in the last round, those left over (SP-9.4).
 */
hand: Record<Color, number>, board: Board, };

export type Source = string;

export type Space = string;

export type Star = "purple" | "green" | "orange" | "yellow" | "blue" | "red" | "center";

export type Step = "draw-starter" | "fill-supply" | "fill-factories" | "acquire" | "play" | { "choose-bonus": number } | "refill-supply" | "over";

export type Structure = string;

export type View = { viewer: Viewer, options: Options,
/**
 * From 1 to 6; 0 before the first.
 */
round: number, step: Step,
/**
 * Whose turn it is, when `step` asks a player.
 */
on_turn: Seat,
/**
 * Who was the first to take tiles this round.
 */
starter: Seat,
/**
 * Who has taken the start token this round.
 */
token: Seat | null, passed: Array<Seat>,
/**
 * What is in the bag follows from what is not.
 */
bag: Record<Color, number>, tower: Record<Color, number>, supply: Record<Color, number>, center: Record<Color, number>, factories: Array<Record<Color, number>>, seats: Array<Player>, };
