// The rules of a game as chapters, and what is found in them.

import type { LessonSummary } from "../protocol/messages";
import { blocksOf, type Block } from "./markdown";

export interface RulesChapter {
  /** As in the heading: `3`. Empty for a chapter without rules of its own. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesDocument {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly chapters: readonly RulesChapter[];
}

/** The page, split at its chapters. */
export function documentOf(markdown: string): RulesDocument {
  const [first, ...blocks] = blocksOf(markdown);
  const starts = blocks.flatMap(({ level }, at) => (level === 2 ? [at] : []));
  const chapters = starts.map((start, nth) => chapterOf(blocks.slice(start, starts[nth + 1])));
  return { title: first?.html ?? "", opening: blocks.slice(0, starts[0]), chapters };
}

/** The same document with only what contains these words; a chapter whose title does stays whole. */
export function sought(document: RulesDocument, words: string): RulesDocument {
  const wanted = words.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const chapters = document.chapters.map((chapter) =>
    has(chapter.title) ? chapter : { ...chapter, blocks: chapter.blocks.filter(({ text }) => has(text)) },
  );
  return {
    ...document,
    opening: document.opening.filter(({ text }) => has(text)),
    chapters: chapters.filter(({ blocks }) => blocks.length > 0),
  };
}

/** How many rules and paragraphs are left. */
export function countOf({ opening, chapters }: RulesDocument): number {
  return opening.length + chapters.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** The worked example that illustrates a chapter: best one that is about it, else one that touches it. */
export function exampleFor(chapter: RulesChapter, lessons: readonly LessonSummary[]): LessonSummary | null {
  const isOfChapter = (rule: string | undefined) => rule?.split("-")[1]?.split(".")[0] === chapter.number;
  return (
    lessons.find(({ rules }) => isOfChapter(rules[0])) ?? lessons.find(({ rules }) => rules.some(isOfChapter)) ?? null
  );
}

function chapterOf([heading, ...blocks]: readonly Block[]): RulesChapter {
  const [, number = "", title = ""] = /^(?:(\d+)\s+)?(.*)$/.exec(heading?.text ?? "") ?? [];
  return { number, title, blocks };
}
