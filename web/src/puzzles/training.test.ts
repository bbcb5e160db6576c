import { expect, test } from "vitest";
import type { PuzzleOutcome, PuzzleSummary } from "../protocol/messages";
import { afterAnswer, nextPuzzle, numberOf } from "./training";

const puzzle = (id: string, outcome?: PuzzleOutcome): PuzzleSummary => ({
  id,
  options: {},
  seat: 0,
  difficulty: "easy",
  gap: 5,
  ...(outcome ? { outcome } : {}),
});
const list = (...puzzles: PuzzleSummary[]) => ({ daily: "a", puzzles });

test("new puzzles come before those that were not solved, and none twice in a row", () => {
  const puzzles = list(puzzle("a", "failed"), puzzle("b", "solved"), puzzle("c"), puzzle("d"));
  expect(nextPuzzle(puzzles, null)?.id).toBe("c");
  expect(nextPuzzle(puzzles, "c")?.id).toBe("d");
  expect(nextPuzzle(list(puzzle("a", "failed"), puzzle("b", "solved-later")), "b")?.id).toBe("a");
  expect(nextPuzzle(list(puzzle("a", "solved")), "a")).toBeNull();
});

test("puzzles are numbered from one", () => {
  expect(numberOf(list(puzzle("a"), puzzle("b")), "b")).toBe(2);
});

test("only puzzles solved first time continue a streak", () => {
  expect(afterAnswer(3, "solved")).toBe(4);
  expect(afterAnswer(3, "solved-later")).toBe(0);
  expect(afterAnswer(3, "failed")).toBe(0);
});
