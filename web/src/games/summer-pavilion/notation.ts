// The action that a click would mean, so that the rules can say why it is not allowed.

import type { Color, View } from "../../protocol/summer-pavilion";
import { COLORS } from "./components";
import { spaceOfPart, tileOn } from "./position";

/** Nothing if the click means no action at all. */
export function notationFor(part: string, _path: readonly string[], view: View): string | null {
  const space = spaceOfPart(part);
  if (space && view.viewer !== "spectator") {
    const board = view.seats[view.viewer.seat]?.board;
    const color = board ? (tileOn(board, space) ?? colorFor(space.star)) : null;
    return color ? `place ${space.star} ${space.ring} ${color} 0` : null;
  }
  const [source, color] = part.split(" ");
  return source?.startsWith("source:") && color
    ? `take ${source.slice("source:".length)} ${color.slice("color:".length)}`
    : null;
}

/** A star of a color takes that color; any will do to ask about the center. */
function colorFor(star: string): Color | null {
  return COLORS.find((color) => color === star) ?? COLORS[0] ?? null;
}
