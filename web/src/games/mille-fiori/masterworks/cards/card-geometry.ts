// Measurements of the expansion's cards, 100 wide like the others. Cards that are never in a hand are shorter.

import { dogaressaFace } from "../components";

/** The height of a Dogaressa and of a masterwork in a window. */
export const LOW_CARD = { height: 120, shine: "M48 7.5H86Q92.5 7.5 92.5 14V60" } as const;
export const WINDOW_CARD_HEIGHT = 112;

export const VALUE = { at: 20, radius: 15, drop: 8 } as const;
export const ARROWS = { at: 22, size: 36 } as const;
/** The position of the points on a short card. */
export const CORNER = { x: 76, y: 119 } as const;
export const PEDESTAL = { fromBottom: 17, rx: 32, ry: 6 } as const;
export const SPOT = 42;
export const WORK = { size: 76, drop: 5 } as const;

/** A card's shine, down to its middle. */
export function shine(height: number): string {
  return `M48 7.5H86Q92.5 7.5 92.5 14V${height / 2}`;
}

export const PORTRAIT = { y: 24, radius: 20, size: 33 } as const;
export const PANE = { x: 10, y: 36, width: 80, fromBottom: 10, corner: 9 } as const;

interface Sign {
  readonly symbol?: string;
  readonly glass?: string;
  readonly text?: string;
  readonly large?: boolean;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The print on each kind of Dogaressa. */
export const DOGARESSA_SIGNS: Record<string, readonly Sign[]> = {
  points: [{ text: pointsOf("points"), large: true, x: 50, y: 90 }],
  "two-masterworks": [
    { symbol: "mw-vase", glass: "ruby", x: 34, y: 75, size: 42 },
    { symbol: "mw-bowl", glass: "amber", x: 66, y: 77, size: 40 },
  ],
  "extra-card": [{ symbol: "extra-card", x: 50, y: 74, size: 62 }],
  "sea-route": [
    { symbol: "ship", x: 33, y: 74, size: 42 },
    { text: range("sea-route"), x: 68, y: 82 },
  ],
  "small-dogate": [
    { symbol: `arrow-${dogaressaFace("small-dogate").arrows}`, x: 32, y: 74, size: 42 },
    { text: `+${pointsOf("small-dogate")}`, x: 67, y: 71 },
    { symbol: "doge", x: 67, y: 90, size: 27 },
  ],
  "large-dogate": [
    { symbol: "arrow-1", x: 26, y: 74, size: 36 },
    { text: range("large-dogate"), x: 63, y: 64 },
    { text: `+${pointsOf("large-dogate")}`, x: 54, y: 96 },
    { symbol: "doge", x: 79, y: 89, size: 23 },
  ],
};

export const BACK = { width: 64, height: 84, symbol: 40, above: 8, drop: 32 } as const;

function range(dogaressa: string): string {
  return `1–${dogaressaFace(dogaressa).choices}`;
}

function pointsOf(dogaressa: string): string {
  return String(dogaressaFace(dogaressa).points);
}
/** The letter of the glass, at the lower right. */
export const GLASS = { x: 84, fromBottom: 10 } as const;
