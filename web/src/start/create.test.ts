import { expect, test } from "vitest";
import {
  botOf,
  chatFor,
  choiceOf,
  clockLabel,
  clocksWith,
  isExcluded,
  requirementsOf,
  seatPlan,
  weekendsOff,
  withoutWeekends,
  withOption,
  withWeekends,
} from "./create";
import { delayLabel, delaysWith } from "./delays";

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

test("weekends are off at clocks that count days", () => {
  const days = { kind: "days", days: 3 } as const;
  const off = withWeekends(days, "America/New_York");
  expect(off).toEqual({ ...days, weekends_off: "America/New_York" });
  expect([weekendsOff(off), weekendsOff(days)]).toEqual(["America/New_York", undefined]);
  expect([withoutWeekends(off), withWeekends(off, undefined)]).toEqual([days, days]);
  expect(withWeekends({ kind: "none" }, "Europe/Berlin")).toEqual({ kind: "none" });
  expect(clockLabel(off)).toBe("3 days per move, weekends off (America/New York)");
});

test("tables for anyone are proposed with phrases only, others stay as they are", () => {
  expect([chatFor("public"), chatFor("link"), chatFor("friends", "phrases")]).toEqual(["phrases", "free", "phrases"]);
});

test("a delay that is not offered can be kept", () => {
  expect(delaysWith(300)).toEqual([0, 300, 900]);
  expect(delaysWith(60)).toEqual([0, 60, 300, 900]);
  expect([delayLabel(300), delayLabel(45)]).toEqual(["5 minutes", "1 minute"]);
});
