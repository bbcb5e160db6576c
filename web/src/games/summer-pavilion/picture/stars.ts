// Where the rhombi of seven stars lie: six stars around one. Angles run clockwise from the top.

const SIDE = 60;
const HALF_DIAGONAL = (SIDE * Math.sqrt(3)) / 2;

/** The outer stars, clockwise from the west. */
export const STARS = ["purple", "orange", "red", "blue", "yellow", "green"] as const;

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Space extends Field {
  readonly color: (typeof STARS)[number] | "center";
  readonly isLaid: boolean;
}

/** The spaces of all stars, some of them laid. */
export function spaces(): Space[] {
  const outer = STARS.flatMap((color, k) => star(color, polar(bearing(k), 3 * SIDE), (space) => (space * 5 + k * 3) % 7 > 1));
  const laidInCenter = ["red", "blue", undefined, "yellow", "green", "purple"] as const;
  const center = star("center", { x: 0, y: 0 }, () => false).map((space, at) => {
    const color = laidInCenter[at];
    return color ? { ...space, color, isLaid: true } : space;
  });
  return [...outer, ...center];
}

/** The field on the way to outer star `k`, at this distance from the middle. */
export function field(k: number, distance: number): Field {
  return { ...polar(bearing(k), distance), turn: bearing(k) + 90 };
}

function star(color: Space["color"], { x, y }: { x: number; y: number }, isLaid: (space: number) => boolean): Space[] {
  return Array.from({ length: 6 }, (_, at) => {
    const offset = polar(60 * at, HALF_DIAGONAL);
    return { x: x + offset.x, y: y + offset.y, turn: 60 * at, color, isLaid: isLaid(at) };
  });
}

function bearing(k: number): number {
  return 270 + 60 * k;
}

function polar(angle: number, distance: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: distance * Math.sin(radians), y: -distance * Math.cos(radians) };
}
