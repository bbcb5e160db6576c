// What is asked of the acting seat, in a few words.

import type { View } from "../../protocol/mille-fiori";
import { t } from "../../words/words.svelte";
import type { BoardProps } from "../contract";
import { newPrompt } from "./masterworks/prompt";

export function prompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "pick":
      return t("mf-prompt-pick", { name: leftOf(table) });
    case "use":
      return t(table.choices.some(({ part }) => part.startsWith("space:")) ? "mf-prompt-use" : "mf-prompt-sail");
    case "extra-card":
      return t("mf-prompt-extra");
    default:
      return newPrompt(table);
  }
}

/** Who gets the hand next. */
function leftOf(table: BoardProps<View>): string {
  const left = ((table.acting ?? 0) + 1) % table.seats.length;
  return table.seats[left]?.name ?? "";
}
