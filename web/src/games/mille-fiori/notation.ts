// The action that a click would mean, so that the rules can say why it is not allowed.

import type { View } from "../../protocol/mille-fiori";
import { cardFace, isAreaCard } from "./components";
import { newNotation } from "./masterworks/notation";

/** Nothing if the click means no action at all, such as a space of an area that the card in play is not for. */
export function notationFor(part: string, _path: readonly string[], view: View): string | null {
  const [kind = "", what = ""] = part.split(":");
  switch (kind) {
    case "hand":
      return `pick ${what}`;
    case "display":
      return `extra ${what}`;
    case "ship":
      return "sail";
    case "space":
      return placing(what, view);
    default:
      return newNotation(kind, what);
  }
}

function placing(what: string, view: View): string | null {
  const [area = "", space = ""] = what.split("-");
  const card = view.in_play?.card;
  return card && isAreaCard(card) && cardFace(card).area === area ? `place ${space}` : null;
}
