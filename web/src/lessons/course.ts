// The lessons of a game as one sequence.

import { actionName } from "../choices/actions.svelte";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { Bilingual, LessonChapter, LessonSummary, LessonTask, Text } from "../protocol/messages";

/** All lessons, in order. */
export function lessonsOf(chapters: readonly LessonChapter[]): readonly LessonSummary[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

/** The lesson after this one; `null` after the last. */
export function nextLesson(chapters: readonly LessonChapter[], id: string): LessonSummary | null {
  const all = lessonsOf(chapters);
  return all[all.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

/** The first unsolved lesson. */
export function firstOpen(chapters: readonly LessonChapter[]): LessonSummary | null {
  return lessonsOf(chapters).find(({ done }) => !done) ?? null;
}

/** Number of solved lessons. */
export function solved(lessons: readonly LessonSummary[]): number {
  return lessons.filter(({ done }) => done).length;
}

/** Returns bilingual text in the reader's language. */
export function inLanguage(words: Bilingual): string {
  return words[settings.language];
}

/** A message from the server about a task's action, with the action named as on the board. */
export function sayTask(text: Text, task: LessonTask): string {
  if (task.kind === "find") {
    return say(text);
  }
  const name = actionName(task.action, task.clicks[0] ?? "");
  return say({
    ...text,
    args: (text.args ?? []).map(([key, arg]) => [key, key === "action" ? { verbatim: name } : arg]),
  });
}
