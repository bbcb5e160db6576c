// Makes room for an explanation: everything beside the board is hidden, unless the explained place is there.

import type { GameFace } from "../games/contract";

/** The face without the parts beside the board that don't contain the marked place. */
export function roomFor(face: GameFace, selector: string): GameFace {
  const { Hand, Side, ...rest } = face;
  const keepsHand = rest.layout !== "board-first" || holds("hand", selector);
  return {
    ...rest,
    ...(Hand && keepsHand ? { Hand } : {}),
    ...(Side && holds("side", selector) ? { Side } : {}),
  };
}

function holds(area: "hand" | "side", selector: string): boolean {
  return document.querySelector(`.table > .${area}`)?.querySelector(selector) != null;
}
