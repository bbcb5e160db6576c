// The action that a click would mean, so that the rules can say why it is not allowed.

import type { View } from "../../protocol/liguria";
import { PLACES } from "./components";
import { onTurn } from "./position";

const WORDS: Record<string, string> = { space: "market", card: "card", harbor: "upgrade", field: "diplomat" };

/** Nothing if the click means no action at all. */
export function notationFor(part: string, _path: readonly string[], view: View): string | null {
  const [kind = "", what = ""] = part.split(":");
  if (kind === "place") {
    return sailTo(view, Number(what));
  }
  if (kind === "tile") {
    return `tiles ${what}`;
  }
  const word = WORDS[kind];
  return word === undefined ? null : `${word} ${what}`;
}

/** The way there in the direction in which the ship is heading. */
function sailTo(view: View, place: number): string | null {
  const ship = view.seats[onTurn(view)]?.ship;
  if (!ship) {
    return null;
  }
  const isClockwise = ship.heading === "clockwise";
  const steps = (((isClockwise ? place - ship.place : ship.place - place) % PLACES) + PLACES) % PLACES;
  return `sail ${isClockwise ? "cw" : "ccw"} ${steps}`;
}
