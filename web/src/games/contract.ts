// What a game brings to the page, and what the page brings to a game.
//
// A game folder draws; the shell does everything else: connection, choices, previews, tips, log, clocks, motion.
// No rules here or there: what may be done is `choices`, what it would bring is `preview`.

// What is generic over all games can name neither a view nor an event: a game does.
/* eslint-disable @typescript-eslint/no-explicit-any */

import type { Component } from "svelte";
import type { ChoiceAction, EventLine, OutlookLine, Text } from "../protocol/messages";

/** One click on the way to an action, and the clicks that may follow. */
export interface Choice {
  /** The name of what is clicked: `space:houses-3`. */
  readonly part: string;
  readonly label: Text;
  /** Whether an action is complete with this click; others may go on from here. */
  readonly done?: boolean;
  readonly then?: readonly Choice[];
}

/** The letter of a seat, as in the classes `seat-a` … and the paints `#glass-a`, `#pat-a`. */
export type SeatLetter = "a" | "b" | "c" | "d";

/** Who sits at the table, by seat. */
export interface SeatFace {
  readonly index: number;
  readonly letter: SeatLetter;
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  /** Whether the player resigned, so that a computer player plays on. */
  readonly hasResigned?: boolean;
  /** Whether this seat must act now. */
  readonly acts: boolean;
  readonly score: number;
  readonly rank: number;
}

/** What the choice under the pointer or the focus would bring. */
export interface PreviewInfo {
  /** The part that is previewed. */
  readonly part: string;
  readonly title: Text;
  /** The action that a click would complete, if it would. */
  readonly action?: ChoiceAction | undefined;
  /** Points for the acting seat, all lines together. */
  readonly total: number;
  /** Whether what follows decides about the points: then `total` is the most, as far as that is known. */
  readonly isUpTo: boolean;
  /** Whether `total` is the change of an estimate, in a game that counts only at the end. */
  readonly isEstimate?: boolean;
  readonly events: readonly EventLine[];
  /** For a hidden choice: the uses it could be put to. */
  readonly outlook: readonly OutlookLine[];
}

/** What every component of a game gets. `V` is the game's generated `View`. */
export interface BoardProps<V = unknown> {
  view: V;
  /** The seats; the index is the seat's number. */
  seats: readonly SeatFace[];
  /** The seat through whose eyes the table is seen; `null` for a spectator. */
  viewer: number | null;
  /** The tree of clicks of the acting seat; empty if nobody here acts. */
  choices: readonly Choice[];
  /** The parts chosen so far: a path into `choices`. */
  path: readonly string[];
  /** The own seat whose choices these are. */
  acting: number | null;
  /** The own choice that was sent and is not yet confirmed: the parts of it. */
  pending: readonly string[];
  preview: PreviewInfo | null;
  /** A click or Enter on a part that is a choice now; see `part()` in `choices/places`. */
  onpart(part: string): void;
  /**
   * One click that stands for several parts: chooses them from the start, instead of what is chosen so far. A draft
   * waits for a confirmation in any case: something could still be added or taken away.
   */
  onpath(parts: readonly string[], isDraft?: boolean): void;
  /** Pointer, focus or long press on a part; `null` when it leaves. */
  onpreview(part: string | null): void;
  /** A click on a part that is not a choice now: the shell asks the server why not. */
  onimpossible(part: string): void;
}

/** A table at which nothing can be chosen: for a board that is only looked at. */
export const NO_CHOICES = {
  choices: [],
  path: [],
  acting: null,
  pending: [],
  preview: null,
} as const satisfies Partial<BoardProps>;

/** A panel shows one seat. */
export interface PanelProps<V = unknown> extends BoardProps<V> {
  seat: SeatFace;
}

/**
 * One movement over the already final position. Places are named by anchors: an element with
 * `data-anchor="space:houses-3"` (several names may stand in it, separated by spaces) or, failing that, `data-part`.
 * The shell offers `panel:<seat>` (the panel) and `score:<seat>` (its score).
 */
export type Motion =
  /** What lies at `to` comes flying from where `from` is. */
  | { readonly kind: "travel"; readonly from: string; readonly to: string }
  /** What lies at `to` lay at `from` till then, and moves past the places of `via`. */
  | { readonly kind: "move"; readonly from: string; readonly to: string; readonly via?: readonly string[] }
  /** What lies at `at` drops in. */
  | { readonly kind: "appear"; readonly at: string }
  /** What lies at `at` lights up once; gold for bonuses and extras. */
  | { readonly kind: "light"; readonly at: string; readonly gold?: boolean };

/** A step of a first game with a guide: explained once, when it first comes up. */
export interface GuideStep<V = any> {
  /** The message that explains it. */
  readonly key: string;
  when(table: BoardProps<V>): boolean;
}

/** How the parts of a table are laid out on a wide screen. On a phone all games stack alike. */
export type Layout =
  /** Board on the left; panels, log, side and hand in a column on the right. */
  | "board-first"
  /** Panels | board over hand | side over log. */
  | "flanked"
  /** Board over hand; panels over side over log in a column on the right. */
  | "board-over-hand";

/** What the tip beside a choice says, where the game knows better than the plain words of the choice. */
export interface TipWords {
  readonly title: string;
  /** Points, or by how much an estimate rises; nothing if there is none to tell. */
  readonly gain: number | null;
  readonly lines: readonly string[];
}

/** A game on the page: the default export of `games/<slug>/index.ts`. */
export interface GameFace<V = any> {
  layout: Layout;
  /** The board. It fills its frame (`width: 100%; height: 100%`, an SVG with a view box); the frame pans and zooms on a phone. */
  Board: Component<BoardProps<V>>;
  /** Own hand and the moves that are not places on the board. Always within reach on a phone. */
  Hand?: Component<BoardProps<V>>;
  /** Everything common beside the board: display, supply, bag, ledger. Its own tab on a phone. */
  Side?: Component<BoardProps<V>>;
  /** The body of a player's panel; the shell draws frame, glass, name, score and clock. */
  Panel?: Component<PanelProps<V>>;
  /** Round and phase, small, for the bar. */
  Progress?: Component<BoardProps<V>>;
  /** What is asked of the acting seat now, in a few words: "Choose a card to keep". */
  prompt?(props: BoardProps<V>): string | null;
  /**
   * What an action is called that follows a click on `part` and causes these events, as far as they are known, if the server's
   * words for it can't tell: "Place on space 6" of what?
   */
  actionName?(part: string, events: readonly EventLine[]): string | null;
  /** Whether this part only confirms an earlier choice, so that it needs no click where it is the only one. */
  isFormality?(part: string): boolean;
  /** What the previewed choice would bring, in the game's own words; the shell has plain ones. */
  tip?(props: BoardProps<V>): TipWords | null;
  /** What a seat would have in the end as things stand, for games that count only then: shown as its score till then. */
  estimate?(view: V, seat: number): number;
  /**
   * The page's own words of this game besides those that the server sends (Fluent source). A message `do-space` is written on
   * the button that confirms an action which begins with a click on a part `space:…`.
   */
  words?: { readonly en: string; readonly de: string };
  /** How this event moves. Points need not be told: they rise by themselves at `pointsAt`. */
  motions?(event: any, view: V): readonly Motion[];
  /** The anchor where the points of this event rise; the seat's score if not said. `earlier` are the events before it in the same turn. */
  pointsAt?(event: any, earlier: readonly any[]): string | null;
  /** What the guide of a first game explains, in this order; the first step is the aim of the game. */
  guide?: readonly GuideStep<V>[];
}

/** The own component data of a game come from `protocol/components.json`, imported by the game itself. */
export type GameLoader = () => Promise<{ default: GameFace }>;
