// The interface between a game and the page.
//
// A game folder draws; the shell does everything else: connection, choices, previews, tips, log, clocks, animation.
// Neither implements rules: legal actions come from `choices`, their effects from `preview`.

// Code that is generic over all games can name neither a view nor an event type.
/* eslint-disable @typescript-eslint/no-explicit-any */

import type { Component } from "svelte";
import type { ChoiceAction, EventLine, OutlookLine, Text } from "../protocol/messages";

/** One click on the path to an action, and the clicks that may follow. */
export interface Choice {
  /** The name of the clicked part: `space:houses-3`. */
  readonly part: string;
  readonly label: Text;
  /** Whether this click completes an action; longer paths may continue from here. */
  readonly done?: boolean;
  readonly then?: readonly Choice[];
}

/** The letter of a seat, as in the classes `seat-a` … and the paints `#glass-a`, `#pat-a`. */
export type SeatLetter = "a" | "b" | "c" | "d";

/** The player in a seat. */
export interface SeatFace {
  readonly index: number;
  readonly letter: SeatLetter;
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  /** Whether the player resigned, so that a computer player took over. */
  readonly hasResigned?: boolean;
  /** Whether this seat must act now. */
  readonly acts: boolean;
  readonly score: number;
  readonly rank: number;
}

/** The effects of the choice under the pointer or the focus. */
export interface PreviewInfo {
  /** The part that is previewed. */
  readonly part: string;
  readonly title: Text;
  /** The action that a click would complete, if any. */
  readonly action?: ChoiceAction | undefined;
  /** Total points for the acting seat. */
  readonly total: number;
  /** Whether the points depend on later choices; `total` is then the known maximum. */
  readonly isUpTo: boolean;
  /** Whether `total` is the change of an estimate, in a game that scores only at the end. */
  readonly isEstimate?: boolean;
  /** Whether the server has answered. */
  readonly isForeseen?: boolean;
  readonly events: readonly EventLine[];
  /** For a hidden choice: its possible uses. */
  readonly outlook: readonly OutlookLine[];
}

/** The props of every game component. `V` is the game's generated `View`. */
export interface BoardProps<V = unknown> {
  view: V;
  /** The seats, indexed by seat number. */
  seats: readonly SeatFace[];
  /** The seat from whose perspective the table is seen; `null` for a spectator. */
  viewer: number | null;
  /** The acting seat's tree of clicks; empty if no local seat acts. */
  choices: readonly Choice[];
  /** The parts chosen so far: a path into `choices`. */
  path: readonly string[];
  /** The local seat whose choices these are. */
  acting: number | null;
  /** The parts of the choice that was sent but isn't yet confirmed. */
  pending: readonly string[];
  preview: PreviewInfo | null;
  /** A click or Enter on a part that is a choice now; see `part()` in `choices/places`. */
  onpart(part: string): void;
  /**
   * One click that stands for several parts: replaces the current path. A draft always waits for a confirmation, since
   * something could still be added or removed.
   */
  onpath(parts: readonly string[], isDraft?: boolean): void;
  /** Pointer, focus or long press on a part; `null` when it leaves. */
  onpreview(part: string | null): void;
  /** A click on a part that is not a choice now: the shell asks the server for the reason. */
  onimpossible(part: string): void;
}

/** Props for a board that is only displayed. */
export const NO_CHOICES = {
  choices: [],
  path: [],
  acting: null,
  pending: [],
  preview: null,
} as const satisfies Partial<BoardProps>;

/** The props of a panel, which shows one seat. */
export interface PanelProps<V = unknown> extends BoardProps<V> {
  seat: SeatFace;
}

/**
 * One animation over the final position, which is already drawn. Places are named by anchors: an element with
 * `data-anchor="space:houses-3"` (or several names, separated by spaces) or, failing that, `data-part`.
 * The shell provides `panel:<seat>` (the panel) and `score:<seat>` (its score).
 */
export type Motion =
  /** The piece at `to` flies in from `from`. */
  | { readonly kind: "travel"; readonly from: string; readonly to: string }
  /** The piece at `to` was at `from` before, and moves past the places in `via`. */
  | { readonly kind: "move"; readonly from: string; readonly to: string; readonly via?: readonly string[] }
  /** The piece at `at` drops in. */
  | { readonly kind: "appear"; readonly at: string }
  /** The piece at `at` lights up once; in gold for bonuses and extras. */
  | { readonly kind: "light"; readonly at: string; readonly gold?: boolean };

/** A step of the guide for a first game, explained when it first applies. */
export interface GuideStep<V = any> {
  /** The message that explains it. */
  readonly key: string;
  when(table: BoardProps<V>): boolean;
  /**
   * Prefix of the parts that the step is about: the guide points at them, and the step is done when one of them is
   * chosen. If absent, all choices.
   */
  readonly at?: string;
}

/** The layout of a table on a wide screen. On a phone, all games stack the same way. */
export type Layout =
  /** Board on the left; panels, log, side and hand in a column on the right. */
  | "board-first"
  /** Panels | board over hand | side over log. */
  | "flanked"
  /** Board over hand; panels over side over log in a column on the right. */
  | "board-over-hand";

/** The text of the tip beside a choice, where the game knows more than the choice's own text. */
export interface TipWords {
  readonly title: string;
  /** Points, or the increase of an estimate; `null` if there are none. */
  readonly gain: number | null;
  readonly lines: readonly string[];
}

/** A seat's score if the game ended now. */
export interface ScoreEstimate {
  readonly total: number;
  /** Points by source; the message `source-…` names a source. */
  readonly sources: Readonly<Record<string, number>>;
}

/** A game on the page: the default export of `games/<slug>/index.ts`. */
export interface GameFace<V = any> {
  layout: Layout;
  /**
   * The board. It fills its frame (`width: 100%; height: 100%`, an SVG with a view box), which pans and zooms on a
   * phone.
   */
  Board: Component<BoardProps<V>>;
  /** The viewer's hand and all moves that aren't places on the board. Always within reach on a phone. */
  Hand?: Component<BoardProps<V>>;
  /** Everything shared beside the board: display, supply, bag, ledger. Its own tab on a phone. */
  Side?: Component<BoardProps<V>>;
  /** The body of a player's panel; the shell draws frame, glass, name, score and clock. */
  Panel?: Component<PanelProps<V>>;
  /** Round and phase in compact form, for the bar. */
  Progress?: Component<BoardProps<V>>;
  /** A short instruction for the acting seat: "Choose a card to keep". */
  prompt?(props: BoardProps<V>): string | null;
  /**
   * The name of the action that follows a click on `part` and causes these events, as far as they are known, if the
   * server's text isn't specific enough: "Place on space 6" – which piece?
   */
  actionName?(part: string, events: readonly EventLine[]): string | null;
  /**
   * Whether this part only confirms an earlier choice, so that it needs no click if there is no other part to choose.
   */
  isFormality?(part: string): boolean;
  /** The tip for the previewed choice in the game's own words; without it, the shell shows a plain one. */
  tip?(props: BoardProps<V>): TipWords | null;
  /** A seat's score if the game ended now, for games that score only at the end: shown as its score until then. */
  estimate?(view: V, seat: number): ScoreEstimate;
  /** The animations of this event. Points need none: they rise automatically at `pointsAt`. */
  motions?(event: any, view: V): readonly Motion[];
  /**
   * The anchor where this event's points rise; by default the seat's score. `earlier` are the turn's earlier events.
   */
  pointsAt?(event: any, earlier: readonly any[]): string | null;
  /** The steps of the guide for a first game, in order; the first explains the object of the game. */
  guide?: readonly GuideStep<V>[];
}

/** Loads a game, which imports its own component data from `protocol/components.json`. */
export type GameLoader = () => Promise<{ default: GameFace }>;
