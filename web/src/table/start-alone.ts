// A game without other people starts as soon as its table is opened.

import type { TableInfo } from "../protocol/messages";

/** The visitor's seats that have to be ready for it; none if the game waits for others, or has begun. */
export function seatsToStart(info: TableInfo | null): readonly number[] {
  if (info?.phase !== "gathering") {
    return [];
  }
  const { seats, yours } = info;
  const isAlone = seats.every(({ sitter }, seat) => sitter.kind === "bot" || yours.includes(seat));
  return isAlone ? yours.filter((seat) => !seats[seat]?.ready) : [];
}
