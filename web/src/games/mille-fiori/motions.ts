// Animations of events, and the anchors where their points rise.

import type { Event, MasterworksReason, Reason, View } from "../../protocol/mille-fiori";
import type { Motion } from "../contract";
import { detail } from "./events";
import { masterworksMotions, masterworksPointsAt } from "./masterworks/motions";

const NEW_REASONS = ["council", "track-bonus", "dogaressa", "window-line"];

export function motions(event: Event, view: View): readonly Motion[] {
  // The hand may be needed immediately, so it is highlighted without a delay.
  if (event === "hands-passed" || detail(event, "hands-dealt")) {
    return [{ kind: "light", at: "hand" }];
  }
  return [...piecesMoved(event), ...cardsMoved(event, view), ...lit(event), ...masterworksMotions(event)];
}

/** Returns the anchor for points: the diamond just placed, or the space where the ship landed. */
export function pointsAt(event: Event, earlier: readonly Event[]): string | null {
  const scored = detail(event, "scored");
  if (!scored || scored.reason === "empty-display") {
    return null;
  }
  const { reason, seat, points } = scored;
  if (isNew(reason)) {
    return masterworksPointsAt(reason, seat, points, earlier);
  }
  if ("landing" in reason) {
    return `sea:${reason.landing.space}`;
  }
  if ("bonus" in reason) {
    return `bonus:${reason.bonus.row}-${points}`;
  }
  const placed = earlier.map((line) => detail(line, "diamond-placed")).findLast((found) => found !== null);
  return placed ? `space:${placed.area}-${placed.space}` : null;
}

function piecesMoved(event: Event): readonly Motion[] {
  const placed = detail(event, "diamond-placed");
  if (placed) {
    return [{ kind: "travel", from: `panel:${placed.seat}`, to: `piece:${placed.area}-${placed.space}` }];
  }
  const sailed = detail(event, "ship-moved");
  if (sailed) {
    return [{ kind: "move", from: `sea:${sailed.from}`, to: `ship:${sailed.seat}` }];
  }
  const bonus = detail(event, "bonus-placed");
  if (bonus) {
    const at = `bonus:${bonus.row}-${bonus.value}`;
    return [
      { kind: "travel", from: `panel:${bonus.seat}`, to: at },
      { kind: "light", at, gold: true },
    ];
  }
  return [];
}

function cardsMoved(event: Event, view: View): readonly Motion[] {
  const shown = detail(event, "display-filled") ?? detail(event, "last-cards-displayed");
  if (shown) {
    return [...new Set(shown.cards)].map((card) => ({ kind: "appear", at: `display:${card}` }));
  }
  const taken = detail(event, "extra-card-taken");
  if (taken && isViewer(view, taken.seat)) {
    return [{ kind: "travel", from: "display", to: "in-play" }];
  }
  const picked = detail(event, "card-picked");
  return picked && isViewer(view, picked.seat) ? [{ kind: "light", at: "in-play" }] : [];
}

function lit(event: Event): readonly Motion[] {
  const extra = detail(event, "extra-card-earned");
  if (extra) {
    return [{ kind: "light", at: `panel:${extra.seat}`, gold: true }];
  }
  const start = detail(event, "start-player-drawn") ?? detail(event, "start-player-passed");
  return start ? [{ kind: "light", at: `panel:${start.seat}` }] : [];
}

/** Whether the reason comes from the expansion. */
function isNew(reason: Reason): reason is MasterworksReason {
  return typeof reason === "string" || NEW_REASONS.some((kind) => kind in reason);
}

function isViewer(view: View, seat: number): boolean {
  return view.viewer !== "spectator" && view.viewer.seat === seat;
}
