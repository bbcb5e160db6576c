import { describe, expect, it } from "vitest";
import type { View } from "../../protocol/summer-pavilion";
import { gathered, handfulWith, handfulWithout } from "./handful";
import { motions, pointsAt } from "./motions";

describe("handfuls", () => {
  it("are told in the order of the colors, after what they are for", () => {
    expect(handfulWith(["pass", "color:red"], "purple")).toEqual(["pass", "color:purple", "color:red"]);
  });

  it("lose one tile at a time", () => {
    const two = ["pass", "color:red", "color:red"];
    expect(gathered(two, "red")).toBe(2);
    expect(handfulWithout(two, "red")).toEqual(["pass", "color:red"]);
  });
});

describe("what happened, as motion", () => {
  const view = { viewer: { seat: 1 } } as View;
  const tiles = { purple: 0, green: 2, orange: 0, yellow: 1, blue: 0, red: 0 };

  it("brings the viewer's tiles to the hand by colors", () => {
    expect(motions({ "tiles-taken": { seat: 1, source: "3", tiles } }, view)).toEqual([
      { kind: "travel", from: "source:3", to: "hand-green" },
      { kind: "travel", from: "source:3", to: "hand-yellow" },
    ]);
  });

  it("lets points rise at the tile that was laid", () => {
    expect(pointsAt({ "run-scored": { seat: 0, space: "red-2", points: 3 } })).toBe("tile:0-red-2");
  });
});
