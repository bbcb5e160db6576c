// The print of the expansion board: signs relative to the center of their spaces, and the palace.

export const COUNCIL_SIGN = {
  drop: 10,
  startDrop: 6,
  work: 39,
  ship: { x: -7, y: -1, size: 31 },
  plus: { x: 14, y: 8 },
} as const;

export const ROUTE_SIGN = { drop: 7, gold: 32, work: 31, arrows: 29, city: 60 } as const;

export const WALL = "M98 84h254v112H98z";
export const LEDGE = "M98 140h254";
export const STEPS = "M88 208h274v-12H88z";
export const TEETH: readonly string[] = row(16, (nth) => `M${100 + nth * 16} 84l8-14 8 14z`);
export const ARCHES: readonly string[] = [
  ...row(5, (nth) => `M${122 + nth * 50} 132v-18c0-7 6-8 9-13 3 5 9 6 9 13v18z`),
  ...row(7, (nth) => `M${112 + nth * 32} 192v-26c0-9 9-10 12-18 3 8 12 9 12 18v26z`),
];

function row(count: number, draw: (nth: number) => string): string[] {
  return Array.from({ length: count }, (_, nth) => draw(nth));
}

const SKINS: Record<string, string> = {
  brown: "mf-workshops",
  purple: "mf-houses",
  green: "mf-council",
  "light-blue": "mf-trade",
};

/** The class that paints a tile of this color. */
export function skin(color: string): string {
  return SKINS[color] ?? "";
}
