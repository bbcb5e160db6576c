import { expect, test } from "vitest";
import type { SeatSummary } from "../protocol/messages";
import { distinct, markOf, namesAt } from "./seats";

test("equal names at a table are numbered, whatever their case; open seats stay without a name", () => {
  expect(distinct(["Anna", "Ben", "anna", "Anna"])).toEqual(["Anna", "Ben", "anna 2", "Anna 3"]);
  expect(distinct(["Anna", "Anna", "Anna 2"])).toEqual(["Anna", "Anna 2", "Anna 2 2"]);
  expect(distinct(["", "Anna", ""])).toEqual(["", "Anna", ""]);
});

test("a bot is marked in its name, and beside it with who runs it", () => {
  const seat = (sitter: SeatSummary["sitter"]): SeatSummary => ({ name: "Robo", sitter });
  const bot = seat({ kind: "person", guest: false, run_by: "Ada" });
  const guest = seat({ kind: "person", guest: true });
  expect(namesAt([bot, guest])).toEqual(["Robo (bot)", "Robo"]);
  expect([bot, guest].map(markOf)).toEqual(["Bot run by Ada", "Guest"]);
  expect(markOf(seat({ kind: "person", guest: false, run_by: "" }))).toBe("Bot run by a deleted account");
  expect(markOf(seat({ kind: "person", guest: false }))).toBe("");
});
