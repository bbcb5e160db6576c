// What the expansion asks of the acting seat, in a few words.

import type { View } from "../../../protocol/mille-fiori";
import { t } from "../../../words/words.svelte";
import type { BoardProps } from "../../contract";

export function newPrompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "play":
      return table.path.length > 0 ? t("mw-prompt-number") : t(hasDogaressa(table) ? "mw-prompt-play-or-use" : "mw-prompt-play");
    case "take-masterwork":
      return t("mw-prompt-take-masterwork");
    case "take-dogaressa":
      return t("mw-prompt-take-dogaressa");
    case "place-masterwork":
      return t("mw-prompt-place");
    default:
      return null;
  }
}

function hasDogaressa(table: BoardProps<View>): boolean {
  return table.choices.some(({ part }) => part.startsWith("dogaressa:"));
}
