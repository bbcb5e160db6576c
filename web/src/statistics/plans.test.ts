import { expect, test } from "vitest";
import { plansOf, trailingMean } from "./plans";

test("strengths are sources where a player leads the others or scores most", () => {
  const sources = [
    { source: "harbor", own: 30, others: 31, favorite: 2 },
    { source: "houses", own: 20, others: 12, favorite: 0 },
    { source: "trade", own: 5, others: 4.8, favorite: 0 },
  ];
  expect(plansOf(sources)).toEqual([
    { source: "houses", ahead: 8, favorite: 0 },
    { source: "harbor", ahead: 0, favorite: 2 },
  ]);
});

test("the moving average covers five games", () => {
  expect(trailingMean([10, 20, 30, 40, 50, 110])).toEqual([10, 15, 20, 25, 30, 50]);
});
