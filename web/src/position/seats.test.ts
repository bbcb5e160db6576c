import { expect, test } from "vitest";
import { distinct } from "./seats";

test("equal names at a table are numbered, whatever their case; open seats stay without a name", () => {
  expect(distinct(["Anna", "Ben", "anna", "Anna"])).toEqual(["Anna", "Ben", "anna 2", "Anna 3"]);
  expect(distinct(["Anna", "Anna", "Anna 2"])).toEqual(["Anna", "Anna 2", "Anna 2 2"]);
  expect(distinct(["", "Anna", ""])).toEqual(["", "Anna", ""]);
});
