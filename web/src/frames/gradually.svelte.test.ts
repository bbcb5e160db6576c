import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gradually } from "./gradually.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("some are there at once, the others come frame by frame", () => {
  const things = gradually(5, 2);
  expect(things.shown).toBe(2);
  vi.advanceTimersToNextFrame();
  expect(things.shown).toBe(4);
  vi.advanceTimersToNextFrame();
  expect(things.shown).toBe(5);
  vi.advanceTimersByTime(200);
  expect(things.shown).toBe(5);
});
