// Plans as kept by the server.

import { isWay } from "../choices/tree";
import type { Choice } from "../games/contract";
import { total } from "../position/events";
import type { PlannedStep, Preview } from "../protocol/messages";

/** The points that a step scores for its seat, or the change in the estimate where points are counted at the end. */
export function certainPoints({ events, estimate }: Preview, seat: number): number {
  return estimate ?? total(events, seat);
}

/** The clicks of the plan's first step, if they are possible now. */
export function playableStep(steps: readonly PlannedStep[], choices: readonly Choice[]): readonly string[] | null {
  const action = steps[0]?.action;
  return Array.isArray(action) && isWay(choices, action) ? action : null;
}
