// Queries on a view.

import type { Envoy, HarborBoard, Heading, Island, Row, Step, View } from "../../protocol/liguria";
import type { BoardProps } from "../contract";
import {
  cardFace,
  COLORS,
  type CubeColor,
  type Cubes,
  HARBOR_TILES,
  type Phase,
  PHASES,
  PLACES,
  rowOf,
  ROWS,
  tableFor,
} from "./components";

/** Splits cubes into individual ones; a dash stands for none. */
export function eachCube(cubes: Cubes): readonly CubeColor[] {
  return [...cubes].filter((letter): letter is CubeColor => COLORS.some((color) => color === letter));
}

export function countOf(cubes: Cubes, color: CubeColor): number {
  return eachCube(cubes).filter((cube) => cube === color).length;
}

export function phaseOf(step: Step): Phase {
  return PHASES[typeof step === "string" ? step : "upgrade" in step ? "upgrade" : "load"];
}

/** A tile in a harbor row, upgraded or not. */
export interface LyingTile {
  readonly tile: string;
  readonly isUpgraded: boolean;
}

/** Returns the tiles of a row in display order: upgraded ones of a kind first. */
export function tilesIn(harbor: HarborBoard, row: Row): readonly LyingTile[] {
  return HARBOR_TILES.flatMap((tile, kind) => {
    const [front, back] = harbor.tiles[kind] ?? [0, 0];
    return rowOf(tile) === row ? [...lying(tile, true, back), ...lying(tile, false, front)] : [];
  });
}

/** Returns the diplomat on a row's field. */
export function envoyIn(harbor: HarborBoard, row: Row): Envoy | null {
  return harbor.fields[ROWS.indexOf(row)] ?? null;
}

/** The owner of a harbor, or an island. */
export type Spot =
  { readonly kind: "harbor"; readonly seat: number } | { readonly kind: "island"; readonly island: Island | null };

export function spotAt(view: View, place: number): Spot {
  const { harbor, island } = tableFor(view.seats.length).spots[place] ?? {};
  return harbor === undefined
    ? { kind: "island", island: island === undefined ? null : (view.islands[island] ?? null) }
    : { kind: "harbor", seat: harbor };
}

/** Returns the place that is a number of steps further on. */
export function placeAfter(place: number, heading: Heading, steps: number): number {
  const way = heading === "clockwise" ? steps : -steps;
  return (((place + way) % PLACES) + PLACES) % PLACES;
}

/** Returns the seat to act, or the last seat that acted. */
export function onTurn(view: View): number {
  return view.order[view.position] ?? 0;
}

/** Returns the seat whose harbor is shown large: the viewer's, or that of the current player. */
export function ownSeat({ viewer, view }: Pick<BoardProps<View>, "viewer" | "view">): number {
  return viewer ?? onTurn(view);
}

/** Returns the owner of the harbor that the current ship is visiting, if any. */
export function hostOf(view: View): number | null {
  const seat = onTurn(view);
  const spot = spotAt(view, view.seats[seat]?.ship.place ?? 0);
  return spot.kind === "harbor" && spot.seat !== seat ? spot.seat : null;
}

/** Returns this round's cards, both on offer and taken. */
export function cardsOfRound(view: View): readonly { readonly card: string; readonly owner: number | null }[] {
  const taken = view.seats.flatMap(({ card }, owner) => (card === null ? [] : [{ card, owner }]));
  const offered = view.offer.map((card) => ({ card, owner: null }));
  return [...offered, ...taken].sort(
    (a, b) => cardFace(b.card).points - cardFace(a.card).points || (a.card < b.card ? -1 : 1),
  );
}

/** Counts equal items. */
export function counted(things: readonly string[]): readonly { readonly thing: string; readonly count: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, count: things.filter((other) => other === thing).length }));
}

function lying(tile: string, isUpgraded: boolean, count: number): readonly LyingTile[] {
  return Array.from({ length: count }, () => ({ tile, isUpgraded }));
}
