// Measures of a card, 100 wide. In the hand it is tall and tells its points at the foot; in the display it is short.

import { rhombus } from "../outline-geometry";

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
