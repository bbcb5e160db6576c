import { describe, expect, it } from "vitest";
import type { Area, Event, Reason, View } from "../../protocol/mille-fiori";
import type { PreviewInfo } from "../contract";
import { AREAS } from "./components";
import { countedSpaces } from "./counted";

const SEATS = 2;

/** A board with diamonds of seat 0 and of seat 1 in one area. */
function boardWith(area: Area, own: readonly number[], others: readonly number[] = []): View {
  const areas = AREAS.map((each) =>
    Array.from({ length: SEATS }, (_, seat) => (each !== area ? [] : seat === 0 ? own : others)),
  );
  return { board: { areas } } as unknown as View;
}

function previewOf(area: Area, space: number, reason: Reason, seat = 0): PreviewInfo {
  const events: Event[] = [
    { "diamond-placed": { seat: 0, area, space, from_reserve: false } },
    { scored: { seat, points: 1, reason } },
  ];
  return {
    part: "",
    title: { key: "" },
    total: 1,
    isUpTo: false,
    outlook: [],
    events: events.map((event) => ({ event, text: { key: "" } })),
  };
}

const counted = (view: View, preview: PreviewInfo) => [...countedSpaces(view, preview)].sort();

describe("the diamonds that a score counts", () => {
  it("are the group that hangs together", () => {
    const view = boardWith("workshops", [0, 8, 4], [1]);
    expect(counted(view, previewOf("workshops", 7, { group: { diamonds: 3, each: 1 } }))).toEqual([
      "workshops-0",
      "workshops-7",
      "workshops-8",
    ]);
  });

  it("are the run of houses that ends with the new one", () => {
    const view = boardWith("houses", [0, 2, 3], [1]);
    expect(counted(view, previewOf("houses", 4, { row: { houses: 3 } }))).toEqual(["houses-2", "houses-3", "houses-4"]);
  });

  it("are those beneath, whose owner scores", () => {
    const view = boardWith("nobles", [0, 5], [1, 2, 6]);
    expect(counted(view, previewOf("nobles", 9, { beneath: { area: "nobles", diamonds: 3 } }, 1))).toEqual([
      "nobles-1",
      "nobles-2",
      "nobles-6",
    ]);
  });

  it("are the column of a good and the row of a fleet", () => {
    expect(counted(boardWith("trade", [1, 5]), previewOf("trade", 9, { goods: { diamonds: 3, each: 3 } }))).toEqual([
      "trade-1",
      "trade-5",
      "trade-9",
    ]);
    expect(counted(boardWith("harbor", [3], [4]), previewOf("harbor", 5, { fleet: { diamonds: 2, each: 3 } }))).toEqual(
      ["harbor-3", "harbor-5"],
    );
  });

  it("are none where the board does not agree with the number told", () => {
    expect(counted(boardWith("houses", [0]), previewOf("houses", 2, { row: { houses: 2 } }))).toEqual([]);
  });
});
