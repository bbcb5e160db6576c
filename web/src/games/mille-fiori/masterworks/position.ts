// Queries on the expansion's part of a view.

import type { Councilor, MasterworksView, Track, View } from "../../../protocol/mille-fiori";
import type { BoardProps } from "../../contract";
import { ALIKE_IN, councilTile, masterworkFace, type Reward, WINDOW_LINES } from "./components";

/** Prefixes of the parts chosen in the expansion's decisions. */
const ASKED = ["open:", "stack", "window:", "dogaressa:"];

/** Returns the expansion's part of a view. The expansion must be in play. */
export function masterworksOf(view: View): MasterworksView {
  if (!view.masterworks) {
    throw new Error("this table is played without the expansion");
  }
  return view.masterworks;
}

export function councilor(view: View, seat: number): Councilor | undefined {
  return view.masterworks?.seats[seat];
}

/** Returns the seats whose figures are on a council space. */
export function figuresOn(view: View, space: number): readonly number[] {
  return view.seats.flatMap((_, seat) => (councilor(view, seat)?.figure === space ? [seat] : []));
}

/** The seat that has taken the bonus of this value at the end of a track. */
export function trackBonusOwner(view: View, track: Track, value: number): number | null {
  const taken = (seat: number) => councilor(view, seat)?.[track === "council" ? "palace" : "trade_city"];
  const seat = view.seats.findIndex((_, index) => taken(index) === value);
  return seat < 0 ? null : seat;
}

/** Returns a council space's reward and its tile's color; `null` for the palace. */
export function councilSpace(view: View, space: number): { reward: Reward; color: string } | null {
  const spaces = masterworksOf(view).council.flatMap((tile) => {
    const { rewards, color } = councilTile(tile);
    return rewards.map((reward) => ({ reward, color }));
  });
  return spaces[space] ?? null;
}

/** The cells of a window that belong to a scoring line. */
export function matchingCells(cells: readonly (string | null)[]): ReadonlySet<number> {
  return new Set(WINDOW_LINES.filter((line) => isMatching(line.map((cell) => cells[cell] ?? null))).flat());
}

/** Returns the masterwork that the viewer has to place in the window now, if any. */
export function ownPlacing(view: View, viewer: number | null): string | null {
  const { turn } = view;
  const isOwn = typeof turn === "object" && "choose" in turn && turn.choose === viewer;
  return isOwn ? (view.masterworks?.placing ?? null) : null;
}

/** Whether a pile or the viewer's window or Dogaressas replace the hand, as small screens show one thing at a time. */
export function comesToHand({ choices }: Pick<BoardProps<View>, "choices">): boolean {
  return choices.some(({ part }) => ASKED.some((prefix) => part.startsWith(prefix)));
}

function isMatching(line: readonly (string | null)[]): boolean {
  const faces = line.flatMap((card) => (card === null ? [] : [masterworkFace(card)]));
  return faces.length === line.length && ALIKE_IN.some((trait) => new Set(faces.map((face) => face[trait])).size === 1);
}
