// Finds the place in a replay from which a player has missed events.

import type { ReplayStep } from "../protocol/messages";

/** The last step before the event with this index, so that a replay from there shows the event. */
export function stepBefore(steps: readonly ReplayStep[], event: number): number {
  let count = 0;
  const next = steps.findIndex(({ lines }) => (count += lines?.length ?? 0) > event);
  return next < 0 ? steps.length : next;
}
