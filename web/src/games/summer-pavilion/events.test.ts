import { describe, expect, it } from "vitest";
import type { EventLine } from "../../protocol/messages";
import type { PreviewInfo } from "../contract";
import { countedParts } from "./events";

const red = (...rings: number[]): string[] => rings.map((ring) => `space:red-${ring}`);

function scored(seat: number, counted?: string[]): EventLine {
  const amount = counted?.length ?? 1;
  const event = { "run-scored": { seat, space: "red-1", points: amount } };
  const points = { seat, amount, source: "tiles", rule: "SP-7.1" };
  return { event, text: { key: "" }, points, ...(counted && { counted }) };
}

function previewOf(...events: EventLine[]): PreviewInfo {
  return { part: "", title: { key: "" }, total: 0, isUpTo: false, outlook: [], events };
}

describe("the run that a tile scores", () => {
  it("extends to both sides and around the end of the ring", () => {
    expect(countedParts(previewOf(scored(0, red(1, 2, 6))), 0)).toEqual(["space:red-1", "space:red-2", "space:red-6"]);
  });

  it("counts the whole star once", () => {
    expect(countedParts(previewOf(scored(0, red(1, 2, 3, 4, 5, 6))), 0)).toHaveLength(6);
  });

  it("is not shown if the events don't name it", () => {
    expect(countedParts(previewOf(scored(0)), 0)).toEqual([]);
    expect(countedParts(null, 0)).toEqual([]);
  });

  it("is not shown on the board of another seat", () => {
    expect(countedParts(previewOf(scored(1, red(3))), 0)).toEqual([]);
  });
});
