import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attention } from "./attention.svelte";

let isHidden = false;
let attention: Attention;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  isHidden = false;
  attention = new Attention();
  stop = attention.watch();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(next: boolean): void {
  isHidden = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a visitor doesn’t look at a hidden page", () => {
  expect(attention.isLooking).toBe(true);
  hide(true);
  expect(attention.isLooking).toBe(false);
  hide(false);
  expect(attention.isLooking).toBe(true);
});

test("a page that nobody uses counts as left, until it is used again", () => {
  vi.advanceTimersByTime(4 * 60_000);
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(4 * 60_000);
  expect(attention.isLooking).toBe(true);
  vi.advanceTimersByTime(2 * 60_000);
  expect(attention.isLooking).toBe(false);
  dispatchEvent(new Event("keydown"));
  expect(attention.isLooking).toBe(true);
});

test("a page that was left is not followed", () => {
  stop();
  hide(true);
  expect(attention.isLooking).toBe(true);
});
