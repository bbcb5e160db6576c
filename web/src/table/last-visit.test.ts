import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstMissed, keepLooking, rememberVisit } from "./last-visit";

const HOUR = 60 * 60 * 1_000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("events during a long absence are missed", () => {
  rememberVisit("a", 12, 0);
  expect(firstMissed("a", 15, 2 * HOUR)).toBe(12);
});

test("nothing is missed on a first visit, after a short absence, or without events", () => {
  expect(firstMissed("a", 15, HOUR)).toBe(null);
  rememberVisit("a", 12, 0);
  expect(firstMissed("a", 15, HOUR)).toBe(null);
  expect(firstMissed("a", 12, 2 * HOUR)).toBe(null);
  expect(firstMissed("b", 15, 2 * HOUR)).toBe(null);
});

test("the last visit to each table counts", () => {
  rememberVisit("a", 12, 0);
  rememberVisit("b", 3, HOUR);
  rememberVisit("a", 14, 2 * HOUR);
  expect(firstMissed("a", 15, 4 * HOUR)).toBe(14);
  expect(firstMissed("b", 15, 4 * HOUR)).toBe(3);
});

test("only the latest visits are kept", () => {
  for (let table = 0; table <= 100; table++) {
    rememberVisit(String(table), 1, table);
  }
  expect(firstMissed("0", 2, 2 * HOUR)).toBe(null);
  expect(firstMissed("1", 2, 2 * HOUR)).toBe(1);
});

test("whoever keeps looking misses nothing, but a sleeping device does", () => {
  vi.useFakeTimers({ now: 0 });
  rememberVisit("a", 12);
  const stop = keepLooking("a", () => 12);
  vi.advanceTimersByTime(3 * HOUR);
  expect(firstMissed("a", 15)).toBe(null);
  vi.setSystemTime(6 * HOUR);
  vi.advanceTimersByTime(60_000);
  expect(firstMissed("a", 15)).toBe(12);
  stop();
});
