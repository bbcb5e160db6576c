// The delays after which spectators see what happens.

import { t } from "../words/words.svelte";

/** The delays for spectators that are offered, in seconds; with the table's own if that is another one. */
export function delaysWith(own: number): readonly number[] {
  const offered = [0, 300, 900];
  return offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b);
}

/** A delay in words. */
export function delayLabel(seconds: number): string {
  return t("spectator-delay-minutes", { minutes: Math.ceil(seconds / 60) });
}
