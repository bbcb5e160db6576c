// Animations of the expansion's events, and the anchors where their points rise.

import type { Event, MasterworksReason } from "../../../protocol/mille-fiori";
import type { Motion } from "../../contract";
import { detail } from "../events";
import { WINDOW_LINES } from "./components";

export function masterworksMotions(event: Event): readonly Motion[] {
  return [...laidOut(event), ...stepsTaken(event), ...masterworkMoved(event), ...dogaressaMoved(event)];
}

/** Returns the anchor for the expansion's points; `null` for the seat's score. */
export function masterworksPointsAt(
  reason: MasterworksReason,
  seat: number,
  points: number,
  earlier: readonly Event[],
): string | null {
  if (reason === "masterwork") {
    const placed = earlier.map((line) => detail(line, "masterwork-placed")).findLast((found) => found !== null);
    return placed ? `cell:${placed.seat}-${placed.cell}` : null;
  }
  if (typeof reason === "string" || "dogaressa" in reason) {
    return `figure:${seat}`;
  }
  if ("council" in reason) {
    return `council:${reason.council.space}`;
  }
  if ("track-bonus" in reason) {
    return `bonus:${reason["track-bonus"].track}-${points}`;
  }
  return `cell:${seat}-${WINDOW_LINES[reason["window-line"].line]?.[1]}`;
}

/** A card that is turned face up drops into its place. */
function laidOut(event: Event): readonly Motion[] {
  const council = detail(event, "council-laid");
  if (council) {
    return council.council.map((_, tile) => ({ kind: "appear", at: `tile:${tile}` }));
  }
  const cards = [
    ...(detail(event, "masterworks-opened")?.masterworks ?? []),
    ...(detail(event, "dogaressas-opened")?.dogaressas ?? []),
    detail(event, "masterwork-opened")?.masterwork,
    detail(event, "dogaressa-opened")?.dogaressa,
  ];
  return cards.flatMap((card) => (card === undefined ? [] : [{ kind: "appear", at: `open:${card}` }]));
}

function stepsTaken(event: Event): readonly Motion[] {
  const moved = detail(event, "figure-moved");
  if (moved) {
    return [{ kind: "move", from: `council:${moved.from}`, to: `figure:${moved.seat}` }];
  }
  const bonus = detail(event, "track-bonus-taken");
  if (bonus) {
    const at = `bonus:${bonus.track}-${bonus.value}`;
    return [
      { kind: "travel", from: `panel:${bonus.seat}`, to: at },
      { kind: "light", at, gold: true },
    ];
  }
  const doge = detail(event, "doge-card-taken");
  if (doge) {
    return [
      { kind: "light", at: `panel:${doge.seat}` },
      { kind: "appear", at: "doge-card" },
    ];
  }
  const lapsed = detail(event, "reward-lapsed");
  return lapsed ? [{ kind: "light", at: `panel:${lapsed.seat}` }] : [];
}

function masterworkMoved(event: Event): readonly Motion[] {
  const taken = detail(event, "masterwork-taken");
  if (taken) {
    return [{ kind: "travel", from: "pile:masterworks", to: "placing" }];
  }
  const placed = detail(event, "masterwork-placed");
  return placed ? [{ kind: "travel", from: `panel:${placed.seat}`, to: `cell:${placed.seat}-${placed.cell}` }] : [];
}

function dogaressaMoved(event: Event): readonly Motion[] {
  const taken = detail(event, "dogaressa-taken");
  if (taken) {
    return [{ kind: "travel", from: "pile:dogaressas", to: `dogaressa:${taken.seat}-${taken.dogaressa}` }];
  }
  const used = detail(event, "dogaressa-used");
  if (used) {
    return [{ kind: "travel", from: `panel:${used.seat}`, to: "used-dogaressa" }];
  }
  return detail(event, "dogaressa-returned") ? [{ kind: "light", at: "pile:dogaressas" }] : [];
}
