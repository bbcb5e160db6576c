// A rose of glass: steps of one length around a circle; ring k holds the rhombi between step j and step j + k.

import type { SeatLetter } from "../../contract";

export interface Pane {
  readonly glass: SeatLetter | null;
  /** The outline, drawn in by this factor toward the middle of the pane. */
  outline(factor: number): string;
}

type Point = readonly [number, number];

const STEPS = 12;
const SIDE = 47;
const GLASS: Readonly<Record<number, readonly SeatLetter[]>> = { 1: ["a", "b"], 2: ["c"], 3: ["b"], 4: ["d"], 5: ["a"] };

export function rose(): Pane[] {
  const panes: Pane[] = [];
  for (let ring = 1; ring < STEPS / 2; ring += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      panes.push(pane(ring, step));
    }
  }
  return panes;
}

function pane(ring: number, step: number): Pane {
  const corners = [corner(step + 1, ring - 1), corner(step, ring), corner(step, ring + 1), corner(step + 1, ring)];
  const middle: Point = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];
  const isEmpty = (ring === 5 && step % 3 === 1) || (ring === 4 && step % 6 === 2);
  const glasses = GLASS[ring] ?? ["a"];
  return {
    glass: isEmpty ? null : (glasses[step % glasses.length] ?? null),
    outline: (factor) => `M${corners.map((point) => drawnIn(point, middle, factor)).join(" ")}Z`,
  };
}

function corner(from: number, count: number): Point {
  let [x, y] = [0, 0];
  for (let step = from; step < from + count; step += 1) {
    const angle = (2 * Math.PI * (step + 0.5)) / STEPS;
    x += SIDE * Math.cos(angle);
    y += SIDE * Math.sin(angle);
  }
  return [x, y];
}

function drawnIn([x, y]: Point, [mx, my]: Point, factor: number): string {
  return `${(mx + (x - mx) * factor).toFixed(1)} ${(my + (y - my) * factor).toFixed(1)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
