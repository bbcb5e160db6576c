import { expect, test } from "vitest";
import { signedTenths, tenths } from "./figures";

test("figures have one decimal in the way of the language", () => {
  expect([tenths(3.14, "en"), tenths(3.14, "de")]).toEqual(["3.1", "3,1"]);
});

test("signs are always there, and nothing has none", () => {
  expect([2.25, -0.6, -0.04, 0].map((value) => signedTenths(value, "en"))).toEqual(["+2.3", "−0.6", "±0.0", "±0.0"]);
});
