// Which tiles a previewed score counts. The server tells how many; which ones is read off the star, and where the
// numbers differ nothing is shown.

import type { View } from "../../protocol/summer-pavilion";
import type { PreviewInfo } from "../contract";
import { RINGS, spaceNamed } from "./components";
import { previewed } from "./events";
import { tileOn } from "./position";

/** The spaces of the run that the previewed choice scores, as `red-3`. */
export function countedSpaces(view: View, preview: PreviewInfo | null): readonly string[] {
  return previewed(preview, "run-scored").flatMap(({ seat, space, points }) => {
    const run = runAround(view, seat, space);
    return run.length === points ? run : [];
  });
}

/** The space and the covered ones on both sides of it, around the star. */
function runAround(view: View, seat: number, name: string): readonly string[] {
  const { star, ring } = spaceNamed(name);
  const board = view.seats[seat]?.board;
  const isCovered = (other: number) =>
    other === ring || (board !== undefined && tileOn(board, { star, ring: other }) !== null);
  const run = new Set([ring]);
  for (const step of [1, RINGS.length - 1]) {
    for (let next = around(ring, step); isCovered(next) && !run.has(next); next = around(next, step)) {
      run.add(next);
    }
  }
  return [...run].map((other) => `${star}-${other}`);
}

function around(ring: number, step: number): number {
  return ((ring - 1 + step) % RINGS.length) + 1;
}
