// Overlap checks for geometry tests.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rhombus: its center and the angle of its long axis. */
export interface Rhombus extends Point {
  readonly name: string;
  readonly turn: number;
}

/** The names of all pairs of rhombi, all of this size, that share more than an edge. */
export function overlaps(shapes: readonly Rhombus[], width: number, height: number): string[] {
  const outlines = shapes.map((shape) => ({ name: shape.name, corners: corners(shape, width, height) }));
  return outlines.flatMap((one, nth) =>
    outlines
      .slice(nth + 1)
      .flatMap((other) => (overlap(one.corners, other.corners) ? [`${one.name} and ${other.name}`] : [])),
  );
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Separating axis test for two convex shapes. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return [...normals(one), ...normals(other)].every((axis) => {
    const [a, b] = [shadow(one, axis), shadow(other, axis)];
    return a.to > b.from && b.to > a.from;
  });
}

function corners({ x, y, turn }: Rhombus, width: number, height: number): Point[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const tips = [
    { x: 0, y: -height / 2 },
    { x: width / 2, y: 0 },
    { x: 0, y: height / 2 },
    { x: -width / 2, y: 0 },
  ];
  return tips.map((tip) => ({ x: x + tip.x * cos - tip.y * sin, y: y + tip.x * sin + tip.y * cos }));
}

function normals(points: readonly Point[]): Point[] {
  return points.map((point, nth) => {
    const next = points[(nth + 1) % points.length] ?? point;
    return { x: next.y - point.y, y: point.x - next.x };
  });
}

function shadow(points: readonly Point[], axis: Point): { from: number; to: number } {
  const lengths = points.map((point) => point.x * axis.x + point.y * axis.y);
  return { from: Math.min(...lengths), to: Math.max(...lengths) };
}
