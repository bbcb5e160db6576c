// The next puzzle, and the streak of solved ones.

import { readLocal, writeLocal } from "../settings/local";
import { api, Problem } from "../connection/api";
import type { Difficulty, PuzzleList, PuzzleOutcome, PuzzleSummary, UserRating } from "../protocol/messages";

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

/**
 * The next puzzle, never `id` itself: the untried one rated closest to the visitor, or the easiest for a new visitor;
 * if all have been tried, an unsolved one.
 */
export function nextPuzzle({ puzzles, rating }: PuzzleList, id: string | null): PuzzleSummary | null {
  const others = puzzles.filter((puzzle) => puzzle.id !== id);
  const distance = (puzzle: PuzzleSummary) => Math.abs(puzzle.rating - (rating?.rating ?? 0));
  const untried = others.filter(({ outcome }) => outcome === undefined).toSorted((a, b) => distance(a) - distance(b));
  return untried[0] ?? others.find((puzzle) => !isSolved(puzzle)) ?? null;
}

/** A rating as text; a provisional one with a question mark. */
export function sayRating({ rating, provisional }: UserRating): string {
  return `${rating}${provisional ? "?" : ""}`;
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

/** A browser that forbids storage loses the streak after each puzzle. */
export function keepStreak(game: string, streak: number): void {
  writeLocal(KEY, { ...streaks(), [game]: streak });
}

const streaks = () => readLocal<Record<string, number>>(KEY, {});
