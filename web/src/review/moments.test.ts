import { expect, test } from "vitest";
import type { DecisionReview, ReplayStep } from "../protocol/messages";
import { mistakesOf, momentOf } from "./moments";

const step = (seat: number | undefined, round: number): ReplayStep => ({
  ...(seat === undefined ? {} : { seat }),
  round,
  scores: [0, 0],
});

test("a decision is named by its round and the player's move in it", () => {
  const steps = [step(undefined, 1), step(0, 1), step(1, 1), step(0, 1), step(1, 2), step(undefined, 2), step(0, 2)];
  expect(momentOf(steps, 1)).toEqual({ round: 1, move: 1 });
  expect(momentOf(steps, 3)).toEqual({ round: 1, move: 2 });
  // The move that ends a round belongs to it.
  expect(momentOf(steps, 4)).toEqual({ round: 1, move: 2 });
  expect(momentOf(steps, 5)).toEqual({ round: 2, move: 0 });
  expect(momentOf(steps, 6)).toEqual({ round: 2, move: 1 });
});

test("a player's worst decisions come first, and small losses not at all", () => {
  const decisions = [
    { step: 1, seat: 0, loss: 2 },
    { step: 2, seat: 1, loss: 9 },
    { step: 3, seat: 0, loss: 5 },
    { step: 4, seat: 0, loss: 0.4 },
  ] as DecisionReview[];
  expect(mistakesOf({ decisions }, 0).map((decision) => decision.step)).toEqual([3, 1]);
  expect(mistakesOf({ decisions }, 2)).toEqual([]);
});
