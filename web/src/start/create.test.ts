import { expect, test } from "vitest";
import { isExcluded, requirementsOf, withOption } from "./create";

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
