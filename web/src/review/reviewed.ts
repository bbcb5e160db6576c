import type { GameFace } from "../games/contract";
import type { Replay, Review } from "../protocol/messages";
import type { Subject } from "../replay/subject";

/** A game with its review, as passed to all parts of the review page. */
export interface Reviewed {
  readonly subject: Subject;
  readonly replay: Replay;
  readonly review: Review;
  readonly names: readonly string[];
}

/** The same, for parts that show the board. */
export interface ReviewedOnBoard extends Reviewed {
  readonly face: GameFace | null;
}
