// What is said of a player at a table, in a word or two.

import type { SeatFace } from "../games/contract";
import { botName } from "../words/catalog.svelte";
import { t } from "../words/words.svelte";
import type { SeatInfo } from "../protocol/messages";

/** A panel that the game fills shows by itself who is thinking. */
export function stateOf(seat: SeatFace, sitter: SeatInfo | undefined, hasPanel: boolean): string {
  if (sitter?.resigned) {
    return t("has-resigned");
  }
  if (sitter?.taken_over) {
    return t("is-taken-over");
  }
  if (sitter?.sitter.kind === "bot") {
    return seat.acts && !hasPanel ? t("is-thinking") : botName(sitter.sitter.bot);
  }
  if (!sitter?.connected) {
    return t("is-away");
  }
  return seat.isYou ? t("you") : seat.acts && !hasPanel ? t("is-acting") : "";
}
