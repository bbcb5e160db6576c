// The lessons of a game as one way from the first to the last.

import { actionName } from "../choices/actions.svelte";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { Bilingual, LessonChapter, LessonSummary, LessonTask, Text } from "../protocol/messages";

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

/** A text of the server about the action of a task: the page knows better what the action is called where it is done. */
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
