// The action that a click on or beside the new board would mean, so that the rules can say why it is not allowed.

import { numbersOf } from "./components";

/** Nothing if the click means no action of the expansion. */
export function newNotation(kind: string, what: string): string | null {
  switch (kind) {
    case "picked":
      return "play";
    case "dogaressa":
      return numbersOf(what) > 0 ? `dogaressa ${what} 1` : `dogaressa ${what}`;
    case "open":
      return `take ${what}`;
    case "stack":
      return "take top";
    case "window":
      return `window ${what}`;
    default:
      return null;
  }
}
