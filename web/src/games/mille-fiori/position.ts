// Queries on a view.

import type { Area, BonusRow, View } from "../../protocol/mille-fiori";
import type { SeatFace } from "../contract";
import { AREAS, BONUS_ROWS, GOLD_DIAMONDS, isFilledInOrder, printedOn, spacesOf } from "./components";

/** The seat whose diamond is on a space; null if it is free. */
export function ownerOf(view: View, area: Area, space: number): number | null {
  const bySeat = view.board.areas[AREAS.indexOf(area)] ?? [];
  const seat = bySeat.findIndex((spaces) => spaces.includes(space));
  return seat < 0 ? null : seat;
}

/** The first free space of an area that is filled in order; null for other areas. */
export function nextSpace(view: View, area: Area): number | null {
  const isFree = ({ space }: { space: number }) => ownerOf(view, area, space) === null;
  return isFilledInOrder(area) ? (spacesOf(area).find(isFree)?.space ?? null) : null;
}

/** Whether all hexagons around a gold diamond are taken, counting `besides` as taken. */
export function isSpent(view: View, gold: number, besides?: number): boolean {
  const cells = GOLD_DIAMONDS[gold] ?? [];
  return cells.every((cell) => cell === besides || ownerOf(view, "workshops", cell) !== null);
}

/** The seat that holds the bonus space of this value; null if it is free. */
export function bonusOwner(view: View, row: BonusRow, value: number): number | null {
  const index = BONUS_ROWS.indexOf(row);
  const seat = view.seats.findIndex((player) => player.bonuses[index] === value);
  return seat < 0 ? null : seat;
}

/** Returns the number of distinct symbols or values that a seat has in an area. */
export function differentSymbols(view: View, area: Area, seat: number): number {
  const spaces = view.board.areas[AREAS.indexOf(area)]?.[seat] ?? [];
  return new Set(spaces.map((space) => printedOn(area, space))).size;
}

/** The seats whose ships are on a space of the sea track. */
export function shipsOn(view: View, space: number): readonly number[] {
  return view.seats.flatMap((player, seat) => (player.ship === space ? [seat] : []));
}

/** Each kind of card with its count, in order of first appearance. */
export function counted(cards: readonly string[]): readonly { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The player who gets a seat's hand next. */
export function leftOf(seats: readonly SeatFace[], seat: number): SeatFace | undefined {
  return seats[(seat + 1) % seats.length];
}

/** The card that the viewer is using or has picked. */
export function ownCardInUse(view: View, viewer: number | null): string | null {
  const turn = view.turn;
  const using = typeof turn === "object" && "choose" in turn && turn.choose === viewer;
  return (using ? view.in_play?.card : null) ?? view.own_pick;
}
