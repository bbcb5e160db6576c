// The points at the foot of a card, printed as signs: diamonds and figures from left to right.

import type { Area } from "../../../protocol/mille-fiori";
import { PYRAMIDS, TRADE } from "../components";

/** A figure at `x`, or a diamond if there is none. */
export interface FootMark {
  readonly x: number;
  readonly text?: string;
}

export function footMarks(area: Area, symbol: string): readonly FootMark[] {
  switch (area) {
    case "workshops":
      return [{ x: -12, text: symbol === "pigments" ? "2×" : "1×" }, { x: 4 }, { x: 15 }];
    case "houses":
      return [{ x: -18 }, { x: -9, text: "+" }, { x: 0 }, { x: 9, text: "+" }, { x: 18 }];
    case "nobles":
    case "commoners":
      return [{ x: -10, text: PYRAMIDS.levels.join("·") }, { x: 19, text: "×2" }];
    case "trade":
      return [{ x: -10, text: "n×" }, { x: 6 }];
    case "harbor":
      return [{ x: 0, text: TRADE.fleet_points.join("·") }];
  }
}
