import { expect, test } from "vitest";
import type { PuzzleOutcome, PuzzleSummary } from "../protocol/messages";
import { afterAnswer, nextPuzzle, numberOf, sayRating } from "./training";

const puzzle = (id: string, outcome?: PuzzleOutcome): PuzzleSummary => ({
  id,
  options: {},
  seat: 0,
  difficulty: "easy",
  gap: 5,
  rating: 1200,
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

test("the next puzzle is rated most like the visitor, and easy for a newcomer", () => {
  const puzzles = [
    { ...puzzle("a"), rating: 1200 },
    { ...puzzle("b"), rating: 1800 },
  ];
  expect(nextPuzzle({ ...list(...puzzles), rating: { rating: 1700, provisional: false } }, null)?.id).toBe("b");
  expect(nextPuzzle(list(...puzzles), null)?.id).toBe("a");
});

test("a provisional rating has a question mark", () => {
  expect(sayRating({ rating: 1512, provisional: true })).toBe("1512?");
  expect(sayRating({ rating: 1512, provisional: false })).toBe("1512");
});

test("puzzles are numbered from one", () => {
  expect(numberOf(list(puzzle("a"), puzzle("b")), "b")).toBe(2);
});

test("only puzzles solved on the first try continue a streak", () => {
  expect(afterAnswer(3, "solved")).toBe(4);
  expect(afterAnswer(3, "solved-later")).toBe(0);
  expect(afterAnswer(3, "failed")).toBe(0);
});
