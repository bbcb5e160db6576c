// Board props for component tests: the first seat is the viewer's, and it is that seat's turn.

import { vi } from "vitest";
import { NO_CHOICES, type BoardProps, type SeatFace } from "../../games/contract";
import { letterOf } from "../../position/seats";

/** A table with these player names. Its handlers are mocks. */
export function tableOf<V>(view: V, names: readonly string[], more: Partial<BoardProps<V>> = {}): BoardProps<V> {
  const handlers = { onpart: vi.fn(), onpath: vi.fn(), onpreview: vi.fn(), onimpossible: vi.fn() };
  return { ...NO_CHOICES, view, seats: names.map(faceOf), viewer: 0, acting: 0, ...handlers, ...more };
}

/** A player; the first is the visitor. */
export function faceOf(name: string, index: number): SeatFace {
  const isYou = index === 0;
  return { index, letter: letterOf(index), name, isYou, isBot: !isYou, acts: isYou, score: 0, rank: 1 };
}
