// Prompts of the expansion: for the acting seat, and for its panel.

import type { Awaited, View } from "../../../protocol/mille-fiori";
import { t } from "../../../words/words.svelte";
import type { BoardProps } from "../../contract";

export function masterworksPrompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "play":
      return table.path.length > 0
        ? t("mw-prompt-number")
        : t(hasDogaressa(table) ? "mw-prompt-play-or-use" : "mw-prompt-play");
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

/** The state of a seat that has to make a decision of the expansion, for its panel. */
export function masterworksPanelState(awaited: Awaited): string {
  switch (awaited) {
    case "play":
      return t("mw-panel-plays");
    case "take-masterwork":
      return t("mw-panel-takes-masterwork");
    case "take-dogaressa":
      return t("mw-panel-takes-dogaressa");
    case "place-masterwork":
      return t("mw-panel-places");
    default:
      return "";
  }
}

function hasDogaressa(table: BoardProps<View>): boolean {
  return table.choices.some(({ part }) => part.startsWith("dogaressa:"));
}
