// The front of the Doge's Palace: a drawing that means nothing more than its name.

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
