// The result of a game, as it is shared outside Tavola.

import type { SeatLetter } from "../games/contract";

export interface SharedPlayer {
  readonly name: string;
  readonly letter: SeatLetter;
  readonly score: number;
  readonly rank: number;
}

export interface SharedResult {
  /** Id of the table. */
  readonly table: string;
  /** Slug of the game. */
  readonly game: string;
  /** The game's name in the reader's language. */
  readonly title: string;
  /** When the game ended, in milliseconds since 1970-01-01 UTC. */
  readonly ended: number;
  readonly players: readonly SharedPlayer[];
}
