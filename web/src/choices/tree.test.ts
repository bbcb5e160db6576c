import { describe, expect, it } from "vitest";
import type { Choice } from "../games/contract";
import type { Choices } from "../protocol/messages";
import { isChosen } from "./places";
import { isWay, longestWay, treeOf, withForced } from "./tree";

const label = { key: "" };
const leaf = (part: string): Choice => ({ part, label, done: true });
const node = (part: string, ...then: Choice[]): Choice => ({ part, label, then });

const choices: Choice[] = [
  node("space:red-1", node("color:red", leaf("jokers:0"))),
  node("space:red-2", node("color:red", leaf("jokers:0"), leaf("jokers:1"))),
  { ...leaf("pass"), then: [leaf("color:red")] },
];

describe("paths of several parts", () => {
  it("are extended where there is nothing to decide", () => {
    expect(withForced(choices, ["space:red-1"])).toEqual(["space:red-1", "color:red", "jokers:0"]);
    expect(withForced(choices, ["space:red-2"])).toEqual(["space:red-2", "color:red"]);
  });

  it("stop where an action is complete, even if it could go on", () => {
    expect(withForced(choices, ["pass"])).toEqual(["pass"]);
  });

  it("end before the first part that is not possible", () => {
    expect(longestWay(choices, ["space:red-2", "color:red"])).toEqual(["space:red-2", "color:red"]);
    expect(longestWay(choices, ["space:red-2", "color:blue"])).toEqual(["space:red-2", "color:red"]);
    expect(longestWay(choices, ["pass", "color:blue"])).toEqual(["pass"]);
  });

  it("exist or not", () => {
    expect(isWay(choices, ["space:red-2", "color:red"])).toBe(true);
    expect(isWay(choices, ["space:red-2", "color:blue"])).toBe(false);
  });

  it("are chosen from their first part on", () => {
    const table = { path: ["space:red-2", "color:red"], pending: [] };
    expect(isChosen(table, ["space:red-2"])).toBe(true);
    expect(isChosen(table, ["color:red"])).toBe(false);
  });
});

describe("the choices that the server sends", () => {
  it("share equal subtrees", () => {
    const parts = ["jokers:0", "jokers:1", "space:1", "space:2", "pass"].map((part) => ({
      part,
      label: { key: part },
    }));
    const places: Choices["places"] = [
      [
        [0, true, null],
        [1, true, null],
      ],
      [
        [2, false, 0],
        [3, false, 0],
        [4, true, null],
      ],
    ];
    const [one, two, pass] = treeOf({ parts, places });
    expect(one?.then?.map((node) => node.part)).toEqual(["jokers:0", "jokers:1"]);
    expect(two?.then).toBe(one?.then);
    expect([one?.done, pass?.done, pass?.then]).toEqual([false, true, []]);
  });

  it("are empty where it is no seat's turn", () => {
    expect(treeOf({ parts: [], places: [] })).toEqual([]);
  });
});
