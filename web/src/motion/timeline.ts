// Timeline of animations: which pieces move, where points rise, and when.

import type { GameFace, Motion } from "../games/contract";
import type { EventLine } from "../protocol/messages";

/** Animation of one event: its motions and its points. */
export interface Act {
  readonly motions: readonly Motion[];
  readonly rise: { readonly at: string; readonly seat: number; readonly amount: number } | null;
}

/** One animation with its start and length on the timeline, in milliseconds. */
export interface Cue {
  readonly start: number;
  readonly length: number;
  readonly show:
    Motion | { readonly kind: "rise"; readonly at: string; readonly seat: number; readonly amount: number };
}

const LENGTH = { travel: 480, move: 480, appear: 220, light: 600, rise: 900 } as const;
/** Additional time for each place passed, in milliseconds. */
const PASSING = 170;
/** Time from the start of a rise to the next act, in milliseconds: points may overlap, pieces may not. */
const RISE_LEAD = 320;
const LIGHT_LEAD = 160;

/** The animations of these events. */
export function actsOf(lines: readonly EventLine[], face: GameFace | null, view: unknown): Act[] {
  return lines.map((line, at) => ({
    motions: face?.motions?.(line.event, view) ?? [],
    rise: line.points && line.points.amount !== 0 ? riseOf(lines, at, face) : null,
  }));
}

/** Schedules acts one after the other: pieces travel, then points rise. */
export function timeline(acts: readonly Act[]): { cues: Cue[]; length: number } {
  const cues: Cue[] = [];
  let now = 0;
  for (const act of acts) {
    now = layMotions(act.motions, now, cues);
    if (act.rise) {
      cues.push({ start: now, length: LENGTH.rise, show: { kind: "rise", ...act.rise } });
      now += RISE_LEAD;
    }
  }
  const length = cues.reduce((end, cue) => Math.max(end, cue.start + cue.length), 0);
  return { cues, length };
}

function layMotions(motions: readonly Motion[], start: number, cues: Cue[]): number {
  let end = start;
  for (const show of motions) {
    const length = lengthOf(show);
    cues.push({ start, length, show });
    end = Math.max(end, start + (show.kind === "light" ? LIGHT_LEAD : length));
  }
  return end;
}

/** Length of a motion, longer for each place passed. */
function lengthOf(show: Motion): number {
  return LENGTH[show.kind] + (show.kind === "move" ? (show.via?.length ?? 0) * PASSING : 0);
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
