import { expect, test } from "vitest";
import { minutesOf, timeOf } from "./quiet";

test("times of day are minutes since midnight", () => {
  expect([0, 5, 450, 1439].map(timeOf)).toEqual(["00:00", "00:05", "07:30", "23:59"]);
  expect(["00:00", "07:30", "23:59:00"].map(minutesOf)).toEqual([0, 450, 1439]);
  expect(["", "7:30", "soon"].map(minutesOf)).toEqual([null, null, null]);
});
