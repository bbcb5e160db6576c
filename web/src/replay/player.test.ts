import { describe, expect, test } from "vitest";
import type { ReplayStep } from "../protocol/messages";
import { lastRound, nextRound, roundsOf } from "./player.svelte";

const steps = [0, 1, 1, 1, 2, 2].map((round): ReplayStep => ({ round, scores: [0, 0] }));

describe("rounds", () => {
  const rounds = roundsOf(steps);

  test("begin where their number changes", () => {
    expect(rounds).toEqual([
      { number: 1, step: 2 },
      { number: 2, step: 5 },
    ]);
    expect(roundsOf(steps.map((step) => ({ ...step, round: 0 })))).toEqual([]);
  });

  test("can be jumped to from any step", () => {
    expect([0, 2, 4, 5, 6].map((step) => nextRound(rounds, step, 6))).toEqual([2, 5, 5, 6, 6]);
    expect([6, 5, 3, 2, 0].map((step) => lastRound(rounds, step))).toEqual([5, 2, 2, 0, 0]);
  });
});
