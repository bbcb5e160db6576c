import { describe, expect, it } from "vitest";
import type { Event, View } from "../../protocol/liguria";
import { motions, pointsAt } from "./motions";
import { routeOf, routes, stopOf } from "./routes";

const ship = { place: 11, heading: "clockwise" };
const view = {
  viewer: { seat: 1 },
  order: [1, 0, 2],
  position: 0,
  seats: [{ ship }, { ship }, { ship }],
} as unknown as View;

describe("animations of events", () => {
  it("move a ship along the lane, past every place", () => {
    const sailed = { "ship-sailed": { seat: 0, heading: "counterclockwise", steps: 3, from: 1, to: 10 } } as const;
    expect(motions(sailed, view)).toEqual([
      { kind: "move", from: "berth:1", to: "ship:0", via: ["berth:0", "berth:11"] },
    ]);
  });

  it("plant the banner, then light up the rosette", () => {
    const landed: Event = { "knights-landed": { seat: 2, place: 5, knights: ["knight-1"] } };
    expect(motions(landed, view)).toEqual([
      { kind: "travel", from: "ship:2", to: "banner:5" },
      { kind: "light", at: "prestige:5" },
    ]);
  });

  it("move nothing if no cube was loaded", () => {
    expect(motions({ "cubes-loaded": { seat: 0, place: 3, cubes: "-" } }, view)).toEqual([]);
    expect(motions({ "cubes-loaded": { seat: 0, place: 3, cubes: "RB" } }, view)).toEqual([
      { kind: "travel", from: "place:3", to: "hold:0" },
    ]);
  });

  it("show a diplomat in the viewer's harbor where it is drawn large", () => {
    const placed = (harbor: number): Event => ({
      "diplomat-placed": { seat: 0, harbor, row: "monks", tiles: ["diplomat-1"] },
    });
    expect(motions(placed(1), view)).toMatchObject([{ to: "field:1-monks" }]);
    expect(motions(placed(2), view)).toMatchObject([{ to: "mini-field:2-monks" }]);
  });

  it("ignore events without details", () => {
    expect(motions("game-ended", view)).toEqual([]);
  });
});

describe("where points rise", () => {
  it("is the island, or the row with the diplomat", () => {
    expect(pointsAt({ scored: { seat: 0, points: 5, reason: { island: { place: 7 } } } })).toBe("prestige:7");
    expect(
      pointsAt({ scored: { seat: 0, points: 4, reason: { diplomat: { harbor: 2, row: "wheels", tiles: 2 } } } }),
    ).toBe("mini-field:2-wheels");
    expect(pointsAt({ scored: { seat: 0, points: 4, reason: "buildings" } })).toBeNull();
  });
});

describe("routes", () => {
  it("lead around the ring, the shortest first", () => {
    expect(routeOf(view, "route:cw-3")).toEqual({ part: "route:cw-3", heading: "clockwise", steps: 3, to: 2 });
    const label = { key: "" };
    const found = routes(view, [
      { part: "route:ccw-2", label },
      { part: "stay", label },
      { part: "route:cw-1", label },
    ]);
    expect(found.map(({ to }) => to)).toEqual([0, 9]);
  });

  it("may have a stopover", () => {
    expect(stopOf("stop:2")).toBe(2);
    expect(stopOf("stay")).toBeNull();
  });
});
