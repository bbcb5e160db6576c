import { expect, test } from "vitest";
import { countOf, documentOf, exampleFor, sought } from "./document";

const DOCUMENT = documentOf(
  "# Game\n\nHello.\n\n## 1 Set-up\n\n**XY-1.1** Shuffle.\n\n## 2 Sails\n\n**XY-2.1** Take wind.\n\n**XY-2.2** Don’t wait.",
);

test("the source is split into chapters", () => {
  expect(DOCUMENT.title).toBe("Game");
  expect(DOCUMENT.opening.map(({ text }) => text)).toEqual(["Hello."]);
  expect(DOCUMENT.chapters.map(({ number, title, blocks }) => [number, title, blocks.length])).toEqual([
    ["1", "Set-up", 1],
    ["2", "Sails", 2],
  ]);
});

test("a chapter needs no number", () => {
  const [chapter] = documentOf("# Game\n\n## House values\n\nNone.").chapters;
  expect(chapter).toMatchObject({ number: "", title: "House values" });
  expect(chapter && exampleFor(chapter, [])).toBeNull();
});

test("a search keeps paragraphs that contain the words, and whole chapters with such a title", () => {
  expect(sought(DOCUMENT, "WIND ").chapters.map(({ number, blocks }) => [number, blocks.length])).toEqual([["2", 1]]);
  expect(countOf(sought(DOCUMENT, "sails"))).toBe(2);
  expect(countOf(sought(DOCUMENT, "don't"))).toBe(1);
  expect(countOf(sought(DOCUMENT, ""))).toBe(countOf(DOCUMENT));
  expect(countOf(sought(DOCUMENT, "nothing of the kind"))).toBe(0);
});

test("a chapter is illustrated by an example about it, or else by one that cites it", () => {
  const example = (id: string, rules: string[]) => ({ id, rules, title: { en: id, de: id }, done: false });
  const lessons = [example("touches", ["XY-1.1", "XY-2.1"]), example("about", ["XY-2.2"])];
  const [first, second] = DOCUMENT.chapters;
  expect(first && exampleFor(first, lessons)?.id).toBe("touches");
  expect(second && exampleFor(second, lessons)?.id).toBe("about");
  expect(second && exampleFor(second, lessons.slice(0, 1))?.id).toBe("touches");
  expect(second && exampleFor(second, [])).toBeNull();
});
