// Moments of a game, named by round and move, and the mistakes of a player.

import type { PlaceMark } from "../marks/marks";
import { selectorOf } from "../marks/marks";
import type { DecisionReview, ReplayStep, Review } from "../protocol/messages";
import { t } from "../words/words.svelte";

/** Smallest loss that is worth another try, in points. */
const WORTH_A_TRY = 1;
/** Maximum number of mistakes played again. */
const MOST = 10;

/** A step's round and its 1-based index among its player's moves in that round; 0 for a chance outcome. */
export function momentOf(steps: readonly ReplayStep[], step: number): { round: number; move: number } {
  const { seat } = steps[step] ?? {};
  const round = roundAt(steps, step);
  const isOwn = (other: ReplayStep, at: number) => other.seat === seat && roundAt(steps, at) === round;
  return { round, move: seat === undefined ? 0 : steps.slice(0, step + 1).filter(isOwn).length };
}

/** The round in which a step was made: the one that the game was in before it, or the first. */
function roundAt(steps: readonly ReplayStep[], step: number): number {
  return Math.max(1, steps[step - 1]?.round ?? 0);
}

/** "Round 2, move 3". */
export function sayMoment(steps: readonly ReplayStep[], step: number): string {
  const moment = momentOf(steps, step);
  return t(moment.move === 0 ? "review-draw-moment" : "review-moment", { ...moment });
}

/** Mean losses per decision, in points, up to which a player counts as very accurate, accurate, and so on. */
const ACCURACIES = [0.3, 0.8, 1.6];

/** A player's accuracy, from 0 (very accurate) to 3. */
export function accuracyOf(meanLoss: number): number {
  return ACCURACIES.filter((limit) => meanLoss > limit).length;
}

/** A player's worst decisions, worst first. */
export function mistakesOf({ decisions }: Pick<Review, "decisions">, seat: number): readonly DecisionReview[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.loss >= WORTH_A_TRY)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST);
}

/** Marks for the move that was played and for the best one. */
export function marksOf(decision: DecisionReview | undefined): readonly PlaceMark[] {
  const { clicks = [], best_clicks: best = [] } = decision ?? {};
  const played: PlaceMark = { selector: selectorOf(clicks), look: "played", label: t("review-did") };
  return [
    ...(clicks.length > 0 ? [played] : []),
    ...(best.length > 0 ? [{ selector: selectorOf(best), look: "best", label: t("review-best") } as const] : []),
  ];
}
