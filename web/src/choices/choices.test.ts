import { expect, test } from "vitest";
import type { Choices } from "../protocol/messages";
import { treeOf } from "./choices";

const label = (key: string) => ({ key });

test("ways that go on alike share what follows", () => {
  const parts = ["jokers:0", "jokers:1", "space:1", "space:2", "pass"].map((part) => ({ part, label: label(part) }));
  const places: Choices["places"] = [
    [[0, true, null], [1, true, null]],
    [[2, false, 0], [3, false, 0], [4, true, null]],
  ];
  const [one, two, pass] = treeOf({ parts, places });
  expect(one?.then?.map((node) => node.part)).toEqual(["jokers:0", "jokers:1"]);
  expect(two?.then).toBe(one?.then);
  expect([one?.done, pass?.done, pass?.then]).toEqual([false, true, []]);
});

test("nobody is asked: there is nothing to click", () => {
  expect(treeOf({ parts: [], places: [] })).toEqual([]);
});
