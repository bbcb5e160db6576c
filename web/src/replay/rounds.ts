// Where rounds begin.

import type { ReplayStep } from "../protocol/messages";

export interface Round {
  readonly number: number;
  /** After so many steps it has begun. */
  readonly step: number;
}

/** Each round and when it began; a game without rounds has none. */
export function roundsOf(steps: readonly ReplayStep[]): Round[] {
  return steps.flatMap(({ round }, at) => (round > 0 && round !== steps[at - 1]?.round ? [{ number: round, step: at + 1 }] : []));
}

/** The step at which the round after this step begins, or the end. */
export function nextRound(rounds: readonly Round[], step: number, end: number): number {
  return rounds.find((round) => round.step > step)?.step ?? end;
}

/** The step at which the round of this step began; if that is this very step, the round before it. */
export function lastRound(rounds: readonly Round[], step: number): number {
  return rounds.findLast((round) => round.step < step)?.step ?? 0;
}
