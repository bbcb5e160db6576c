// Which puzzle comes next, and how many were solved in a row.

import { api, Problem } from "../connection/api";
import type { Difficulty, PuzzleList, PuzzleOutcome, PuzzleSummary } from "../protocol/messages";

export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];

const KEY = "tavola-streaks";

/** The puzzles of a game; none where the server has not got any. */
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

/** The easiest puzzle that was not tried yet, else one that was not solved; not this one. */
export function nextPuzzle({ puzzles }: PuzzleList, id: string | null): PuzzleSummary | null {
  const others = puzzles.filter((puzzle) => puzzle.id !== id);
  return others.find(({ outcome }) => outcome === undefined) ?? others.find((puzzle) => !isSolved(puzzle)) ?? null;
}

/** How a puzzle is called: its place in the list, from 1. */
export function numberOf({ puzzles }: PuzzleList, id: string): number {
  return puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
}

/** The streak after a first answer of this kind. */
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
    // Browsers may forbid storage: then a streak lasts as long as a puzzle.
  }
}

function streaks(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
