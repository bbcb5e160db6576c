// The next puzzle, and the streak of solved ones.

import { api, Problem } from "../connection/api";
import type { Difficulty, PuzzleList, PuzzleOutcome, PuzzleSummary } from "../protocol/messages";

export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];

const KEY = "tavola-streaks";

/** The puzzles of a game; empty if it has none. */
export async function puzzlesOf(game: string): Promise<PuzzleList> {
  return api.puzzles(game).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.error.code === "no-such-game") {
      return { daily: "", puzzles: [] };
    }
    throw problem;
  });
}

export function isSolved({ outcome }: PuzzleSummary): boolean {
  return outcome === "solved" || outcome === "solved-later";
}

/** The easiest puzzle not tried yet, else one not solved; never `id` itself. */
export function nextPuzzle({ puzzles }: PuzzleList, id: string | null): PuzzleSummary | null {
  const others = puzzles.filter((puzzle) => puzzle.id !== id);
  return others.find(({ outcome }) => outcome === undefined) ?? others.find((puzzle) => !isSolved(puzzle)) ?? null;
}

/** 1-based number of a puzzle in the list. */
export function numberOf({ puzzles }: PuzzleList, id: string): number {
  return puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
}

/** The streak after a first answer with this outcome. */
export function afterAnswer(streak: number, outcome: PuzzleOutcome): number {
  return outcome === "solved" ? streak + 1 : 0;
}

export function streakOf(game: string): number {
  return streaks()[game] ?? 0;
}

export function keepStreak(game: string, streak: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...streaks(), [game]: streak }));
  } catch {
    // Browsers may forbid storage; the streak is then lost after each puzzle.
  }
}

function streaks(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
