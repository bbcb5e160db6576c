import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventLine } from "../protocol/messages";
import { COLLECTING, Speech } from "./speech";

const line = (key: string) => ({ text: { key } }) as EventLine;
const news = (id: number, ...keys: string[]) => ({ id, lines: keys.map(line) });

let said: string[];
let speech: Speech;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  speech = new Speech((_, lines, status) => said.push([...lines.map(({ text }) => text.key), status].join(" ")));
});
afterEach(() => void vi.useRealTimers());

test("events that follow each other closely are announced together, the turn last", () => {
  speech.ask("");
  speech.tell([news(1, "guest-plays")]);
  speech.ask("your turn");
  speech.tell([news(1, "guest-plays"), news(2, "jonas-plays")]);
  vi.advanceTimersByTime(COLLECTING);
  expect(said).toEqual(["guest-plays jonas-plays your turn"]);
});

test("nothing is announced twice, and later events by themselves", () => {
  speech.tell([news(1, "a")]);
  vi.advanceTimersByTime(COLLECTING);
  speech.tell([news(1, "a"), news(2, "b")]);
  vi.advanceTimersByTime(COLLECTING * 2);
  expect(said).toEqual(["a ", "b "]);
});

test("a turn that is over before it is announced is not announced", () => {
  speech.ask("your turn");
  speech.ask("");
  vi.advanceTimersByTime(COLLECTING);
  expect(said).toEqual([]);
});

test("the same prompt is announced again for another decision", () => {
  for (const _ of [1, 2]) {
    speech.ask("");
    speech.ask("your turn");
    vi.advanceTimersByTime(COLLECTING);
  }
  expect(said).toEqual(["your turn", "your turn"]);
});
