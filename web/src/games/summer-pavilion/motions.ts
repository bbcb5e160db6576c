// Animations of events, and the anchors where their points rise.

import type { Event, View } from "../../protocol/summer-pavilion";
import type { Motion } from "../contract";
import { detail } from "./events";
import { heap } from "./position";

export function motions(event: Event, view: View): readonly Motion[] {
  return [...tilesLaid(event), ...tilesTaken(event, view), ...lit(event)];
}

/** Returns the anchor for points: the placed tile, or the complete star. */
export function pointsAt(event: Event): string | null {
  const run = detail(event, "run-scored");
  if (run) {
    return `tile:${run.seat}-${run.space}`;
  }
  const star = detail(event, "star-scored");
  return star ? `star:${star.seat}-${star.star}` : null;
}

function tilesLaid(event: Event): readonly Motion[] {
  const placed = detail(event, "tile-placed");
  if (placed) {
    return [{ kind: "travel", from: `panel:${placed.seat}`, to: `tile:${placed.seat}-${placed.space}` }];
  }
  const rest = detail(event, "rest-moved");
  return rest ? [{ kind: "travel", from: `source:${rest.factory}`, to: "source:center" }] : [];
}

/** Tiles fly to the viewer's hand; for other players, the panel lights up. */
function tilesTaken(event: Event, view: View): readonly Motion[] {
  const taken = detail(event, "tiles-taken");
  const gained = taken ?? detail(event, "bonus-taken");
  if (!gained) {
    return [];
  }
  if (view.viewer === "spectator" || view.viewer.seat !== gained.seat) {
    return [{ kind: "light", at: `panel:${gained.seat}` }];
  }
  const from = taken ? `source:${taken.source}` : "supply";
  return heap(gained.tiles).map(({ color }) => ({ kind: "travel", from, to: `hand-${color}` }));
}

function lit(event: Event): readonly Motion[] {
  const completed = detail(event, "structure-completed");
  if (completed) {
    return [{ kind: "light", at: `structure:${completed.seat}-${completed.structure}`, gold: true }];
  }
  const token = detail(event, "token-taken") ?? detail(event, "start-player-drawn");
  return token ? [{ kind: "light", at: `panel:${token.seat}` }] : [];
}
