// What a panel says about a seat that the expansion asks for something.

import type { Awaited } from "../../../protocol/mille-fiori";
import { t } from "../../../words/words.svelte";

export function newPanelState(awaited: Awaited): string {
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
