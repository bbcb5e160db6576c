import { describe, expect, it } from "vitest";
import type { View } from "../../protocol/summer-pavilion";
import { tableOf } from "../../kit/testing/table";
import type { Choice } from "../contract";
import { gathered, handfulWith, handfulWithout, suggestedPass } from "./handful";
import { NO_TILES } from "./position";
import { motions, pointsAt } from "./motions";

describe("handfuls", () => {
  it("are in color order, after their purpose", () => {
    expect(handfulWith(["pass", "color:red"], "purple")).toEqual(["pass", "color:purple", "color:red"]);
  });

  it("lose one tile at a time", () => {
    const two = ["pass", "color:red", "color:red"];
    expect(gathered(two, "red")).toBe(2);
    expect(handfulWithout(two, "red")).toEqual(["pass", "color:red"]);
  });
});

describe("a pass", () => {
  const leaf = (part: string, then: readonly Choice[] = []): Choice => ({ part, label: { key: "" }, done: true, then });
  const keepable = (depth: number, from: number): Choice[] =>
    depth === 0
      ? []
      : ["purple", "green", "orange"]
          .slice(from)
          .map((color, nth) => leaf(`color:${color}`, keepable(depth - 1, from + nth)));
  const suggested = (round: number, choices: readonly Choice[]) =>
    suggestedPass(tableOf({ round } as View, ["Elena"], { choices }), { ...NO_TILES, purple: 3, green: 1, orange: 2 });

  it("keeps as many tiles as possible, the next jokers first, then the most of a color", () => {
    const kept = ["pass", "color:purple", "color:purple", "color:purple", "color:green"];
    expect(suggested(1, [leaf("pass", keepable(4, 0))])).toEqual(kept);
    expect(suggested(2, [leaf("pass", keepable(2, 0))])).toEqual(["pass", "color:orange", "color:orange"]);
  });

  it("keeps nothing if nothing can be kept", () => {
    expect(suggested(6, [leaf("pass")])).toEqual(["pass"]);
  });
});

describe("animations of events", () => {
  const view = { viewer: { seat: 1 } } as View;
  const tiles = { purple: 0, green: 2, orange: 0, yellow: 1, blue: 0, red: 0 };

  it("bring the viewer's tiles to the hand by color", () => {
    expect(motions({ "tiles-taken": { seat: 1, source: "3", tiles } }, view)).toEqual([
      { kind: "travel", from: "source:3", to: "hand-green" },
      { kind: "travel", from: "source:3", to: "hand-yellow" },
    ]);
  });

  it("let points rise at the placed tile", () => {
    expect(pointsAt({ "run-scored": { seat: 0, space: "red-2", points: 3 } })).toBe("tile:0-red-2");
  });
});
