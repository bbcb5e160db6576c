import { describe, expect, it } from "vitest";
import type { Event, MasterworksReason, Tile, View } from "../../../protocol/mille-fiori";
import { motions, pointsAt } from "../motions";

const view = { viewer: { seat: 0 }, in_play: { card: "dogate-1-2", extra: false } } as View;
const placed: Event = { "masterwork-placed": { seat: 1, masterwork: "masterwork-bowl-ruby-3", cell: 4, covers: null } };

describe("animations of expansion events", () => {
  it("move a figure up from its previous space", () => {
    expect(motions({ "figure-moved": { seat: 2, from: 4, to: 6 } }, view)).toEqual([
      { kind: "move", from: "council:4", to: "figure:2" },
    ]);
  });

  it("bring a masterwork from its player into the cell", () => {
    expect(motions(placed, view)).toEqual([{ kind: "travel", from: "panel:1", to: "cell:1-4" }]);
  });

  it("bring a taken card from its pile", () => {
    const masterwork: Event = { "masterwork-taken": { seat: 0, masterwork: "masterwork-bowl-ruby-3" } };
    const dogaressa: Event = { "dogaressa-taken": { seat: 3, dogaressa: "points" } };
    expect(motions(masterwork, view)).toEqual([{ kind: "travel", from: "pile:masterworks", to: "placing" }]);
    expect(motions(dogaressa, view)).toEqual([{ kind: "travel", from: "pile:dogaressas", to: "dogaressa:3-points" }]);
  });

  it("show a bonus at the end of a track in gold", () => {
    const bonus: Event = { "track-bonus-taken": { seat: 1, track: "sea-route", value: 20, with_diamond: true } };
    expect(motions(bonus, view)).toContainEqual({ kind: "light", at: "bonus:sea-route-20", gold: true });
  });

  it("lay out the six tiles one by one", () => {
    const council: Tile[] = ["blue1", "green1", "brown", "green2", "purple", "blue2"];
    expect(motions({ "council-laid": { council } }, view).at(-1)).toEqual({ kind: "appear", at: "tile:5" });
  });

  it("turn new cards face up in their places", () => {
    expect(motions({ "dogaressa-opened": { dogaressa: "sea-route" } }, view)).toEqual([
      { kind: "appear", at: "open:sea-route" },
    ]);
  });

  it("show who takes the Doge card", () => {
    expect(motions({ "doge-card-taken": { seat: 2 } }, view)).toContainEqual({ kind: "light", at: "panel:2" });
  });
});

describe("where points of the expansion rise", () => {
  const at = (reason: MasterworksReason, earlier: Event[] = []) =>
    pointsAt({ scored: { seat: 1, points: 15, reason } }, earlier);

  it("is the council space, the bonus, or the masterwork just placed", () => {
    expect(at({ council: { space: 7 } })).toBe("council:7");
    expect(at({ "track-bonus": { track: "council" } })).toBe("bonus:council-15");
    expect(at("masterwork", [placed])).toBe("cell:1-4");
  });

  it("is the middle of a window line", () => {
    expect(at({ "window-line": { line: 2 } })).toBe("cell:1-7");
    expect(at({ "window-line": { line: 5 } })).toBe("cell:1-5");
  });

  it("is the figure for Dogate cards and Dogaressas", () => {
    expect(at("dogate")).toBe("figure:1");
    expect(at({ dogaressa: { dogaressa: "points" } })).toBe("figure:1");
  });
});
