import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inOwnFrame } from "./frames";

let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function note(name: string): void {
  inOwnFrame(() => done.push(name));
}

test("each thing has a frame of its own, in order", () => {
  ["first", "second"].forEach(note);
  expect(done).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(["first"]);
  note("third");
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(["first", "second"]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(["first", "second", "third"]);
});

test("what a thing asks for comes in a later frame", () => {
  inOwnFrame(() => note("then"));
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(["then"]);
});

test("a hidden page has no frames: all is done together", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  ["first", "second"].forEach(note);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["first", "second"]);
});
