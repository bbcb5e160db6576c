import { afterEach, expect, test } from "vitest";
import type { ChatLine } from "../protocol/messages";
import { settings } from "../settings/settings.svelte";
import { isKnown } from "../words/words.svelte";
import { groupsOf, newsOf, PHRASES, REACTIONS, wordsOf } from "./chat-words";

const line = (number: number, ...reactions: ChatLine["reactions"]): ChatLine => ({
  line: number,
  seat: 0,
  name: "Ada",
  text: "ciao",
  at: number,
  reactions,
});
const heart = (seat: number) => ({ reaction: "heart", seat, name: `P${seat}` }) as const;
const sad = (seat: number) => ({ reaction: "sad", seat, name: `P${seat}` }) as const;

afterEach(() => {
  settings.language = "en";
});

test("every phrase and reaction has words in both languages", () => {
  const keys = [...PHRASES.map((phrase) => `phrase-${phrase}`), ...REACTIONS.map((it) => `reaction-${it}`)];
  for (const language of ["en", "de"] as const) {
    settings.language = language;
    expect(keys.filter((key) => !isKnown(key))).toEqual([]);
  }
});

test("a phrase is read in the reader's language", () => {
  const phrase: ChatLine = { ...line(1), text: "", phrase: "good-luck" };
  expect(wordsOf(phrase)).toBe("Good luck!");
  settings.language = "de";
  expect(wordsOf(phrase)).toBe("Viel Glück!");
  expect(wordsOf(line(1))).toBe("ciao");
});

test("equal reactions are gathered, the first kind first", () => {
  const groups = groupsOf(line(1, sad(1), heart(0), sad(2)), ({ name }) => name);
  expect(groups).toEqual([
    { reaction: "sad", seats: [1, 2], names: ["P1", "P2"] },
    { reaction: "heart", seats: [0], names: ["P0"] },
  ]);
});

test("what is new are lines and added reactions, not removed ones", () => {
  const before = [line(1, sad(1)), line(2, heart(1))];
  const now = [line(1, sad(1), heart(2)), line(2), line(3)];
  expect(newsOf(before, now)).toEqual([{ line: now[0], reaction: heart(2) }, { line: now[2] }]);
  expect(newsOf(now, now)).toEqual([]);
});
