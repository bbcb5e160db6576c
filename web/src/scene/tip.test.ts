import { describe, expect, test } from "vitest";
import { certainTotal, placeBeside, type Box, tipText, worth } from "./tip";

test("only a gain is green", () => {
  expect([2, 0, -5].map(worth)).toEqual([null, "even", "loss"]);
});

describe("a tip", () => {
  const frame = { left: 0, top: 0, width: 1000, height: 600 };
  const tip = { left: 0, top: 0, width: 200, height: 100 };
  const near = (target: Box) => ({ target, frame, results: [], areas: [], others: [] });

  test("is to the right of its place", () => {
    expect(placeBeside(tip, near({ left: 100, top: 250, width: 50, height: 50 }))).toEqual({
      left: 162,
      top: 225,
    });
  });

  test("is to the left if there is no room to the right", () => {
    expect(placeBeside(tip, near({ left: 900, top: 250, width: 50, height: 50 })).left).toBe(688);
  });

  test("is above rather than over neighboring choices", () => {
    const card = (left: number) => ({ left, top: 480, width: 100, height: 110 });
    const { top } = placeBeside(tip, { ...near(card(400)), others: [card(290), card(510)] });
    expect(top).toBe(368);
  });

  test("never covers where its choice leads, even if it covers other choices", () => {
    const target = { left: 100, top: 250, width: 50, height: 50 };
    const landing = { left: 180, top: 250, width: 40, height: 40 };
    const left = { left: 0, top: 200, width: 90, height: 150 };
    expect(placeBeside(tip, { ...near(target), results: [landing], others: [left] }).top).toBe(138);
  });

  test("is beside a crowded area rather than in it", () => {
    const tile = (left: number) => ({ left, top: 300, width: 40, height: 40 });
    const row = { left: 200, top: 260, width: 400, height: 120 };
    const tiles = [200, 250, 300, 350, 400, 450, 500, 550].map(tile);
    const above = { left: 200, top: 150, width: 400, height: 105 };
    const { top } = placeBeside(tip, { ...near(tile(400)), areas: [row], others: [...tiles, above] });
    expect(top).toBe(352);
  });
});

describe("the total of a tip", () => {
  const preview = {
    part: "",
    title: { key: "" },
    total: 0,
    isUpTo: false,
    events: [{ event: "", text: { key: "" } }],
    outlook: [],
  };

  test("is shown for points, even zero, but for an estimate only if it changes", () => {
    expect(certainTotal(preview)).toBe(0);
    expect(certainTotal({ ...preview, isEstimate: true })).toBeNull();
    expect(certainTotal({ ...preview, isEstimate: true, total: -5 })).toBe(-5);
    expect(certainTotal({ ...preview, isUpTo: true })).toBeNull();
  });
});

test("a tip is spoken line by line, with pauses", () => {
  const tip = document.createElement("div");
  tip.innerHTML =
    "<h3><span>Place</span><b>+3</b></h3><ul><li><span>Run of houses</span><a>MF-4.3</a><b>+3</b></li><li>Load one cube</li></ul>";
  expect(tipText(tip)).toBe("Place +3. Run of houses MF-4.3 +3. Load one cube");
});
