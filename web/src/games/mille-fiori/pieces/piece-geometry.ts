// Measurements of cards and diamonds. A card is 100 wide: tall in the hand, with its points at the bottom, and short in
// the display. Engravings on a diamond are relative to its center.

import { rhombus } from "../outline-geometry";
import type { Area } from "../../../protocol/mille-fiori";
import { MATERIALS, PYRAMIDS, TRADE } from "../components";

export const CARD_WIDTH = 100;

export interface CardShape {
  readonly height: number;
  readonly middle: number;
  readonly window: string;
  readonly rim: string;
  readonly symbol: number;
  readonly wheel: number;
  readonly wheelDrop: number;
  readonly shine: string;
}

export const TALL_CARD: CardShape = {
  height: 144,
  middle: 71,
  window: rhombus(80, 96),
  rim: rhombus(88, 106),
  symbol: 44,
  wheel: 38,
  wheelDrop: 7.5,
  shine: "M48 7.5H86Q92.5 7.5 92.5 14V72",
};

export const SHORT_CARD: CardShape = {
  height: 128,
  middle: 73,
  window: rhombus(80, 94),
  rim: rhombus(88, 104),
  symbol: 45,
  wheel: 42,
  wheelDrop: 9,
  shine: "M48 7.5H86Q92.5 7.5 92.5 14V64",
};

export const CARD_EDGE = { inset: 1, corner: 10 } as const;
export const CARD_FACE = { inset: 4, corner: 7.5 } as const;
export const WHEEL_AT = 23;
export const FOOT = { fromBottom: 15, drop: 5, diamond: "M0-7.5L5.5 0 0 7.500-5.5 0z" } as const;

/** A number at `x`, or a diamond if there is no text. */
export interface FootMark {
  readonly x: number;
  readonly text?: string;
}

export function footMarks(area: Area, symbol: string): readonly FootMark[] {
  switch (area) {
    case "workshops":
      return [
        { x: -12, text: `${MATERIALS.find((material) => material.symbol === symbol)?.points}×` },
        { x: 4 },
        { x: 15 },
      ];
    case "houses":
      return [{ x: -18 }, { x: -9, text: "+" }, { x: 0 }, { x: 9, text: "+" }, { x: 18 }];
    case "nobles":
    case "commoners":
      return [
        { x: -10, text: PYRAMIDS.levels.join("·") },
        { x: 19, text: `×${PYRAMIDS.fitting_factor}` },
      ];
    case "trade":
      return [{ x: -10, text: "n×" }, { x: 6 }];
    case "harbor":
      return [{ x: 0, text: TRADE.fleet_points.join("·") }];
  }
}

/** Engraving of an upright diamond: the symbol or number above, the letter below. */
export const ENGRAVED = {
  symbol: { y: -6, size: 21 },
  ground: 11,
  value: { x: 0, y: 3 },
  letter: { x: 0, y: 18.5 },
  alone: { x: 0, y: 5.5 },
} as const;

/** Engraving of a diamond that lies on its side: symbol and letter side by side. */
export const BESIDE = {
  value: { x: -11, y: 7 },
  letter: { x: 12, y: 5 },
} as const;

/** Sizes of symbols on free spaces. */
export const ON_CELL = 30;
export const ON_TILE = 27;
export const NUMBER_DROP = 7;
export const GOLD_SIZE = 25;
export const GOLD_LIT_SIZE = 30;
