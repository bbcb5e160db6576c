import { expect, test } from "vitest";
import { treeOf } from "./choices";

const label = (key: string) => ({ key });

test("ways that go on alike share what follows", () => {
  const parts = ["jokers:0", "jokers:1", "space:1", "space:2", "pass"].map((part) => ({ part, label: label(part) }));
  const places = [
    [{ part: 0, done: true }, { part: 1, done: true }],
    [{ part: 2, then: 0 }, { part: 3, then: 0 }, { part: 4, done: true }],
  ];
  const [one, two, pass] = treeOf({ parts, places });
  expect(one?.then?.map((node) => node.part)).toEqual(["jokers:0", "jokers:1"]);
  expect(two?.then).toBe(one?.then);
  expect([one?.done, pass?.done, pass?.then]).toEqual([false, true, []]);
});

test("nobody is asked: there is nothing to click", () => {
  expect(treeOf({ parts: [], places: [] })).toEqual([]);
});
