import { describe, expect, it } from "vitest";
import type { Color, View } from "../../protocol/summer-pavilion";
import type { PreviewInfo } from "../contract";
import { countedSpaces } from "./run";

const red = (...rings: number[]): (Color | null)[] =>
  Array.from({ length: 6 }, (_, nth) => (rings.includes(nth + 1) ? "red" : null));
const viewWith = (star: (Color | null)[]) => ({ seats: [{ board: { red: star } }] }) as unknown as View;

function previewOf(space: string, points: number): PreviewInfo {
  const event = { "run-scored": { seat: 0, space, points } };
  return {
    part: "",
    title: { key: "" },
    total: points,
    isUpTo: false,
    outlook: [],
    events: [{ event, text: { key: "" } }],
  };
}

describe("the run that a tile scores", () => {
  it("reaches to both sides and around the end of the star", () => {
    expect([...countedSpaces(viewWith(red(6, 2, 4)), previewOf("red-1", 3))].sort()).toEqual([
      "red-1",
      "red-2",
      "red-6",
    ]);
  });

  it("is the whole star once", () => {
    expect(countedSpaces(viewWith(red(2, 3, 4, 5, 6)), previewOf("red-1", 6))).toHaveLength(6);
  });

  it("is not shown where the board does not agree with the points told", () => {
    expect(countedSpaces(viewWith(red(3)), previewOf("red-1", 2))).toEqual([]);
  });
});
