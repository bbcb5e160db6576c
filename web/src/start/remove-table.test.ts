import { expect, test } from "vitest";
import type { TableSummary } from "../protocol/messages";
import { endingCommands, isRemovable } from "./remove-table";

const YOU = { sitter: { kind: "person", guest: false }, name: "Ada" } as const;
const BOT = { sitter: { kind: "bot", bot: "level:casual" }, name: "" } as const;
const OPEN = { sitter: { kind: "nobody" }, name: "" } as const;
const table = (seats: TableSummary["seats"], phase: TableSummary["phase"] = "running", yours = [0]) =>
  ({ seats, phase, yours }) as unknown as TableSummary;

test("only tables without other people can be removed", () => {
  expect(isRemovable(table([YOU, BOT]))).toBe(true);
  expect(isRemovable(table([YOU, OPEN], "gathering"))).toBe(true);
  expect(isRemovable(table([YOU, YOU], "running", [0, 1]))).toBe(true);
  expect(isRemovable(table([YOU, { ...YOU, name: "Berta" }]))).toBe(false);
  expect(isRemovable(table([YOU, BOT], "over"))).toBe(false);
});

test("a running game is ended without a result, a table before the start is left", () => {
  expect(endingCommands(table([YOU, BOT]))).toEqual([{ type: "abandon", seat: 0, agree: true }]);
  expect(endingCommands(table([YOU, YOU, OPEN], "gathering", [0, 1])).map(({ type }) => type)).toEqual([
    "leave",
    "leave",
  ]);
});
