import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../games/contract";
import { follow } from "./follow.svelte";

const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function tableThat(view: () => number): BoardProps {
  return {
    get view() { return view(); },
    seats: [], viewer: null, choices: [], path: [], acting: null, pending: [], preview: null,
    onpart: nothing, onpath: nothing, onpreview: nothing, onimpossible: nothing,
  };
}

test("the board is the table, and when it is held the table as it was, till its frame comes", () => {
  let round = $state(1);
  const { table, hold } = follow(tableThat(() => round));
  expect(table.view).toBe(1);
  hold();
  round = 2;
  expect(table.view).toBe(1);
  hold();
  round = 3;
  vi.advanceTimersToNextFrame();
  expect(table.view).toBe(3);
});

test("those who are held together follow one after the other, and say when", async () => {
  let round = $state(1);
  const ahead = tableThat(() => round);
  const seen: unknown[] = [];
  const hand = follow(ahead);
  const board = follow(ahead, () => seen.push(board.table.view));
  [hand, board].forEach(({ hold }) => hold());
  round = 2;
  vi.advanceTimersToNextFrame();
  expect([hand.table.view, board.table.view]).toEqual([2, 1]);
  vi.advanceTimersToNextFrame();
  await vi.waitFor(() => expect(seen).toEqual([2]));
});
