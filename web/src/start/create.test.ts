import { expect, test } from "vitest";
import { botOf, choiceOf, clocksWith, isExcluded, requirementsOf, seatPlan, withOption } from "./create";

const GAME = "mille-fiori";
const first = { edition: "first", masterworks: false };

test("an option sets what it requires and excludes the rest", () => {
  const options = withOption(GAME, first, "masterworks", true);
  expect(options).toEqual({ edition: "revised", masterworks: true });
  expect(isExcluded(GAME, options, "edition", "first")).toBe(true);
  expect(isExcluded(GAME, options, "edition", "revised")).toBe(false);
  expect(requirementsOf(GAME, options)).toHaveLength(1);
});

test("without it, everything can be chosen", () => {
  expect(withOption(GAME, first, "masterworks", false)).toEqual(first);
  expect(isExcluded(GAME, first, "edition", "first")).toBe(false);
  expect(withOption("liguria", {}, "masterworks", true)).toEqual({ masterworks: true });
});

test("a seat is open or a computer player's, and can be chosen again as it is", () => {
  const bot = { kind: "bot", bot: "level:casual" } as const;
  expect(botOf(choiceOf(bot))).toBe("level:casual");
  expect(botOf(choiceOf({ kind: "nobody" }))).toBeNull();
  expect(seatPlan(choiceOf(bot), "")).toEqual(bot);
});

test("a clock that is not offered stays as it is", () => {
  const odd = { kind: "per-move", seconds: 17 } as const;
  expect(clocksWith(odd).at(-1)).toEqual(odd);
  expect(clocksWith({ kind: "none" })).not.toContainEqual(odd);
});
