import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gradually, inOwnFrame, inStages } from "./frames.svelte";

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

describe("the schedule", () => {
  test("each draw has a frame of its own, in order", () => {
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

  test("a request made while drawing gets a later frame", () => {
    inOwnFrame(() => note("then"));
    vi.advanceTimersToNextFrame();
    expect(done).toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(done).toEqual(["then"]);
  });

  test("a hidden page has no frames: everything is drawn at once", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    ["first", "second"].forEach(note);
    vi.advanceTimersByTime(100);
    expect(done).toEqual(["first", "second"]);
  });
});

test("the first batch is shown at once, the others frame by frame", () => {
  const things = gradually(5, 2);
  expect(things.shown).toBe(2);
  vi.advanceTimersToNextFrame();
  expect(things.shown).toBe(4);
  vi.advanceTimersToNextFrame();
  expect(things.shown).toBe(5);
  vi.advanceTimersByTime(200);
  expect(things.shown).toBe(5);
});

describe("stages", () => {
  const tableThat = (view: () => number) => ({
    get view() {
      return view();
    },
  });

  test("a part shows the source, or the held one until its frame", () => {
    let round = $state(1);
    const { shown, hold } = inStages(
      tableThat(() => round),
      ["board"],
    );
    expect(shown.board.view).toBe(1);
    hold();
    round = 2;
    expect(shown.board.view).toBe(1);
    hold();
    round = 3;
    vi.advanceTimersToNextFrame();
    expect(shown.board.view).toBe(3);
  });

  test("parts held together follow one after the other, and report it", async () => {
    let round = $state(1);
    const seen: unknown[] = [];
    const { shown, hold } = inStages(
      tableThat(() => round),
      ["hand", "board"],
      (part) => seen.push([part, shown[part].view]),
    );
    hold();
    round = 2;
    vi.advanceTimersToNextFrame();
    expect([shown.hand.view, shown.board.view]).toEqual([2, 1]);
    vi.advanceTimersToNextFrame();
    await vi.waitFor(() =>
      expect(seen).toEqual([
        ["hand", 2],
        ["board", 2],
      ]),
    );
  });
});
