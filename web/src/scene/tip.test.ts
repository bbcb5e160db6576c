import { describe, expect, test } from "vitest";
import { certainTotal, placeBeside } from "./tip";

describe("a tip", () => {
  const frame = { left: 0, top: 0, width: 1000, height: 600 };
  const tip = { left: 0, top: 0, width: 200, height: 100 };

  test("is to the right of its place", () => {
    expect(placeBeside({ left: 100, top: 250, width: 50, height: 50 }, tip, frame, [])).toEqual({
      left: 162,
      top: 225,
    });
  });

  test("is to the left if there is no room to the right", () => {
    expect(placeBeside({ left: 900, top: 250, width: 50, height: 50 }, tip, frame, []).left).toBe(688);
  });

  test("is above rather than over neighboring choices", () => {
    const card = (left: number) => ({ left, top: 480, width: 100, height: 110 });
    const { top } = placeBeside(card(400), tip, frame, [card(290), card(510)]);
    expect(top).toBe(368);
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
