// Where symbol, number and letter stand inside a diamond, from its middle.

/** In an upright diamond: the symbol or number above, the letter below. */
export const ENGRAVED = {
  symbol: { y: -6, size: 21 },
  value: { x: 0, y: 3 },
  letter: { x: 0, y: 18.5 },
  alone: { x: 0, y: 5.5 },
} as const;

/** In a lying one side by side. */
export const BESIDE = {
  value: { x: -11, y: 7 },
  letter: { x: 12, y: 5 },
} as const;

/** Sizes of symbols on empty ground. */
export const ON_CELL = 30;
export const ON_TILE = 27;
export const NUMBER_DROP = 7;
export const GOLD_SIZE = 25;
export const GOLD_LIT_SIZE = 30;
