import { describe, expect, it } from "vitest";
import type { Choice } from "../contract";
import { bundles, complete, fitting, mostOf, settled, thingsOf, without } from "./gathering.svelte";

const label = { key: "" };
const leaf = (part: string): Choice => ({ part, label, done: true });
/** Three tiles out of four: adjacent ones or, for one coin, with one skipped. */
const row: readonly Choice[] = [
  {
    part: "tile:0",
    label,
    then: [
      { part: "tile:1", label, then: [leaf("tile:2"), leaf("tile:3")] },
      { part: "tile:2", label, then: [leaf("tile:3")] },
    ],
  },
  { part: "tile:1", label, then: [{ part: "tile:2", label, then: [leaf("tile:3")] }] },
];
/** An island with two swords, against knights I, I and II. */
const conquest: readonly Choice[] = [
  { part: "knights:knight-1x1", label, then: [leaf("knights:knight-2x1")] },
  { part: "knights:knight-1x2", label, then: [leaf("knights:knight-2x1")] },
  leaf("skip"),
];

describe("gathering", () => {
  it("finds every complete choice that consists of items", () => {
    expect(bundles(row).map(({ things }) => things.join(""))).toEqual(["012", "013", "023", "123"]);
    expect(bundles(conquest).map(({ things }) => things)).toEqual([
      ["knight-1", "knight-2"],
      ["knight-1", "knight-1", "knight-2"],
    ]);
  });

  it("continues in any order, as long as a choice can be completed", () => {
    expect(fitting(bundles(row), ["3", "0"]).map(({ things }) => things.join(""))).toEqual(["013", "023"]);
    expect(mostOf(fitting(bundles(conquest), ["knight-2"]), "knight-1")).toBe(2);
  });

  it("is settled when it is complete, or when only one choice is left", () => {
    expect(settled(bundles(row), ["2", "0", "1"])?.parts).toEqual(["tile:0", "tile:1", "tile:2"]);
    expect(settled(bundles(row), ["1", "2"])).toBeNull();
    expect(settled(bundles(row).slice(0, 1), ["1"])?.parts).toHaveLength(3);
  });

  it("does not complete a selection after a removal", () => {
    expect(complete(bundles(row).slice(0, 1), without(["0", "1", "2"], "2"))).toBeNull();
  });

  it("splits a part with several knights", () => {
    expect(thingsOf("knights:knight-3x2")).toEqual(["knight-3", "knight-3"]);
    expect(thingsOf("cube:R")).toEqual(["R"]);
    expect(thingsOf("no-cube")).toEqual([]);
  });
});
