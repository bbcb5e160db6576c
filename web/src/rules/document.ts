// A game's rules, divided into chapters, and a search through them.

import type { LessonSummary } from "../protocol/messages";
import { blocksOf, wantedWords, type Block } from "./markdown";

export interface RulesChapter {
  /** As in the heading, such as `3`; empty for a chapter without a number. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesDocument {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly chapters: readonly RulesChapter[];
}

/** Splits the Markdown source into chapters. */
export function documentOf(markdown: string): RulesDocument {
  const [first, ...blocks] = blocksOf(markdown);
  const starts = blocks.flatMap(({ level }, at) => (level === 2 ? [at] : []));
  const chapters = starts.map((start, nth) => chapterOf(blocks.slice(start, starts[nth + 1])));
  return { title: first?.html ?? "", opening: blocks.slice(0, starts[0]), chapters };
}

/** The document reduced to the blocks that contain `words`; a chapter whose title contains them stays whole. */
export function sought(document: RulesDocument, words: string): RulesDocument {
  const wanted = wantedWords(words).toLowerCase();
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

/** Number of rules and paragraphs. */
export function countOf({ opening, chapters }: RulesDocument): number {
  return opening.length + chapters.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** The worked example for a chapter: preferably one whose first rule is in it, else one that cites any of its rules. */
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
