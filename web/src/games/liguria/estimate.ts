// The score a seat would have if the game ended now.

import type { View } from "../../protocol/liguria";
import type { ScoreEstimate } from "../contract";

export function estimate(view: View, seat: number): ScoreEstimate {
  const { total = 0, ...sources } = view.standings[seat]?.estimate ?? {};
  return { total, sources };
}
