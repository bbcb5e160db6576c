import { expect, test } from "vitest";
import type { TableInfo } from "../protocol/messages";
import { seatsToStart } from "./start-alone";

const person = { sitter: { kind: "person", guest: false }, ready: false };
const nobody = { sitter: { kind: "nobody" }, ready: false };
const bot = { sitter: { kind: "bot", bot: "level:casual" }, ready: true };
const table = (yours: number[], seats: object[], phase = "gathering") =>
  ({ phase, yours, seats }) as unknown as TableInfo;

test("without other people, the visitor's seats start the game", () => {
  expect(seatsToStart(table([0], [person, bot]))).toEqual([0]);
  expect(seatsToStart(table([0, 2], [{ ...person, ready: true }, bot, person]))).toEqual([2]);
});

test("a table that waits for others has a lobby", () => {
  expect(seatsToStart(table([0], [person, nobody]))).toEqual([]);
  expect(seatsToStart(table([0], [person, person]))).toEqual([]);
  expect(seatsToStart(table([], [bot, bot]))).toEqual([]);
});

test("a game that has begun, or isn't known yet, needs no start", () => {
  expect(seatsToStart(table([0], [person, bot], "running"))).toEqual([]);
  expect(seatsToStart(null)).toEqual([]);
});
