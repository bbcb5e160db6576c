// Reading a view of the new board: who stands where, what a window is worth.

import type { Councilor, MasterworksView, Track, View } from "../../../protocol/mille-fiori";
import type { BoardProps } from "../../contract";
import { councilTile, masterworkFace, type Reward, SPACES_OF_TILE, WINDOW_SIDE } from "./components";

/** What the expansion asks for. */
const ASKED = ["open:", "stack", "window:", "dogaressa:"];

/** The new board of a table that has one. */
export function newBoard(view: View): MasterworksView {
  if (!view.masterworks) {
    throw new Error("this table is played without the expansion");
  }
  return view.masterworks;
}

export function councilor(view: View, seat: number): Councilor | undefined {
  return view.masterworks?.seats[seat];
}

/** The seats whose figures stand on a space of the council. */
export function figuresOn(view: View, space: number): readonly number[] {
  return view.seats.flatMap((_, seat) => (councilor(view, seat)?.figure === space ? [seat] : []));
}

/** The seat that has taken the bonus of this value at the end of a track. */
export function trackBonusOwner(view: View, track: Track, value: number): number | null {
  const taken = (seat: number) => councilor(view, seat)?.[track === "council" ? "palace" : "trade_city"];
  const seat = view.seats.findIndex((_, index) => taken(index) === value);
  return seat < 0 ? null : seat;
}

/** What a space of the council brings, and the color of its tile. */
export function councilSpace(view: View, space: number): { reward: Reward; color: string } {
  const tile = councilTile(newBoard(view).council[Math.floor(space / SPACES_OF_TILE)] ?? "");
  return { reward: tile.rewards[space % SPACES_OF_TILE] ?? { points: 0 }, color: tile.color };
}

/** The cells of a line of a window: its rows from the top, then its columns from the left. */
export function lineCells(line: number): readonly number[] {
  const steps = Array.from({ length: WINDOW_SIDE }, (_, step) => step);
  return line < WINDOW_SIDE
    ? steps.map((step) => line * WINDOW_SIDE + step)
    : steps.map((step) => step * WINDOW_SIDE + line - WINDOW_SIDE);
}

/** The lines of a window that are of one glass, of one shape, or both. */
export function matchingLines(cells: readonly (string | null)[]): readonly number[] {
  const lines = Array.from({ length: 2 * WINDOW_SIDE }, (_, line) => line);
  return lines.filter((line) => isMatching(lineCells(line).map((cell) => cells[cell] ?? null)));
}

/** The seat that the acting player's cards belong to, if it is the viewer who must lay a masterwork. */
export function ownPlacing(view: View, viewer: number | null): string | null {
  const { turn } = view;
  const isOwn = typeof turn === "object" && "choose" in turn && turn.choose === viewer;
  return isOwn ? (view.masterworks?.placing ?? null) : null;
}

/**
 * Whether a pile, the own window or the own Dogaressas must be shown in place of the hand: small screens show one thing at
 * a time.
 */
export function comesToHand({ choices }: Pick<BoardProps<View>, "choices">): boolean {
  return choices.some(({ part }) => ASKED.some((prefix) => part.startsWith(prefix)));
}

function isMatching(line: readonly (string | null)[]): boolean {
  const faces = line.flatMap((card) => (card === null ? [] : [masterworkFace(card)]));
  const alike = (of: "glass" | "shape") => new Set(faces.map((face) => face[of])).size === 1;
  return faces.length === line.length && (alike("glass") || alike("shape"));
}
