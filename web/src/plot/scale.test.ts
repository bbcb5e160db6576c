import { expect, test } from "vitest";
import { spread, ticks } from "./scale";

test("ticks are round and enclose all values", () => {
  expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-12, 31, 4)).toEqual([-20, 0, 20, 40]);
  expect(ticks(5, 5, 4)).toEqual([5]);
});

test("overlapping labels move apart", () => {
  expect(spread([10, 40], 14)).toEqual([10, 40]);
  expect(spread([30, 28, 60], 14)).toEqual([42, 28, 60]);
});
