// The lessons of a game as one way from the first to the last.

import { settings } from "../lib/settings.svelte";
import type { Bilingual, LessonChapter, LessonSummary } from "../protocol/messages";

/** All lessons in their order. */
export function lessonsOf(chapters: readonly LessonChapter[]): readonly LessonSummary[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

/** The lesson after this one; nothing after the last. */
export function nextLesson(chapters: readonly LessonChapter[], id: string): LessonSummary | null {
  const all = lessonsOf(chapters);
  return all[all.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

/** The first lesson that is not solved yet. */
export function firstOpen(chapters: readonly LessonChapter[]): LessonSummary | null {
  return lessonsOf(chapters).find(({ done }) => !done) ?? null;
}

/** How many of these lessons are solved. */
export function solved(lessons: readonly LessonSummary[]): number {
  return lessons.filter(({ done }) => done).length;
}

/** Words that come in both languages, in that of the reader. */
export function inLanguage(words: Bilingual): string {
  return words[settings.language];
}
