// How a game's events become motion.

import type { GameFace } from "../games/contract";
import type { Act } from "./choreographer";
import type { EventLine } from "../protocol/messages";

export function actsOf(lines: readonly EventLine[], face: GameFace | null, view: unknown): Act[] {
  return lines.map((line, at) => ({
    motions: face?.motions?.(line.event, view) ?? [],
    rise: line.points && line.points.amount !== 0 ? riseOf(lines, at, face) : null,
  }));
}

function riseOf(lines: readonly EventLine[], at: number, face: GameFace | null): Act["rise"] {
  const line = lines[at];
  if (!line?.points) {
    return null;
  }
  const { seat, amount } = line.points;
  const earlier = lines.slice(0, at).map(({ event }) => event);
  return { at: face?.pointsAt?.(line.event, earlier) ?? `score:${seat}`, seat, amount };
}
