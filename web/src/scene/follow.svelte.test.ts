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

test("the board is the table, and after a change the table as it was till the next frame", () => {
  let round = 1;
  const { table, hold } = follow({
    get view() { return round; },
    seats: [], viewer: null, choices: [], path: [], acting: null, pending: [], preview: null,
    onpart: nothing, onpath: nothing, onpreview: nothing, onimpossible: nothing,
  } satisfies BoardProps);
  expect(table.view).toBe(1);
  hold();
  round = 2;
  expect(table.view).toBe(1);
  hold();
  round = 3;
  vi.advanceTimersByTime(20);
  expect(table.view).toBe(3);
});
