import { describe, expect, it } from "vitest";
import type { Envoy, HarborBoard, View } from "../../protocol/liguria";
import { cubeSymbolsOf, familyOf, fieldOf, ROWS, stallAt } from "./components";
import { envoyIn, phaseOf, spotAt } from "./position";
import { tilesDue } from "./prompt";

const islands = Array.from({ length: 9 }, (_, prestige) => ({ color: "R", prestige, owner: null, knights: [] }));
const viewOf = (players: number) =>
  ({
    seats: Array<unknown>(players).fill({}),
    islands,
    order: [1, 0, 2],
    position: 0,
    merchants: [null, 8, null],
  }) as unknown as View;

describe("the places on the ring", () => {
  it("are harbors with islands in between", () => {
    expect(spotAt(viewOf(3), 4)).toEqual({ kind: "harbor", seat: 1 });
    expect(spotAt(viewOf(3), 5)).toEqual({ kind: "island", island: islands[3] });
    expect(spotAt(viewOf(4), 9)).toEqual({ kind: "harbor", seat: 3 });
    expect(spotAt(viewOf(4), 11)).toEqual({ kind: "island", island: islands[7] });
  });

  it("have no islands before they are laid out", () => {
    expect(spotAt({ ...viewOf(3), islands: [] }, 1)).toEqual({ kind: "island", island: null });
  });
});

describe("the phase of a round", () => {
  it("follows from the step", () => {
    const steps = ["place-merchant", "take-tiles", { upgrade: { arrows: 1 } }, { load: "own-island" }, "over"] as const;
    expect(steps.map(phaseOf)).toEqual(["market", "tiles", "card", "sail", "over"]);
  });
});

describe("the market street", () => {
  it("tells how many tiles the current player gets", () => {
    expect(tilesDue(viewOf(3))).toBe(stallAt(8)?.tiles);
    expect(tilesDue({ ...viewOf(3), merchants: [null, null, null] })).toBe(0);
  });
});

describe("a harbor", () => {
  it("has a diplomat field for each row", () => {
    const envoy: Envoy = { seat: 2, tiles: ["diplomat-1"] };
    const harbor = { fields: [null, null, null, envoy] } as unknown as HarborBoard;
    expect(ROWS.map((row) => envoyIn(harbor, row))).toEqual([null, null, null, envoy]);
    expect(ROWS.map(fieldOf)).toEqual([1, 2, 3, 4]);
  });
});

describe("a tile", () => {
  it("belongs to a family, and may give cubes", () => {
    expect(["building-b", "knight-1", "order-07"].map(familyOf)).toEqual(["building", "knight", "order"]);
    expect(["knight-1", "knight-2"].map(cubeSymbolsOf)).toEqual([1, 0]);
  });
});
