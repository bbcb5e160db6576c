// Places on the screen: focus by arrow keys, tips, pinch and pan.

import { describe, expect, test } from "vitest";
import { fitted, moved, scaled, WHOLE } from "./panzoom";
import { certainTotal, placeBeside } from "../scene/tip";
import { nearest } from "./arrows";

describe("arrow keys", () => {
  const spots = [{ x: 100, y: 0 }, { x: 40, y: 5 }, { x: 0, y: 50 }, { x: -30, y: 0 }];

  test("lead to the nearest spot in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(3);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
  });

  test("lead nowhere where nothing is", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBeNull();
  });
});

describe("a tip", () => {
  const frame = { left: 0, top: 0, width: 1000, height: 600 };
  const tip = { left: 0, top: 0, width: 200, height: 100 };

  test("stands at the right of what it speaks of", () => {
    expect(placeBeside({ left: 100, top: 250, width: 50, height: 50 }, tip, frame, [])).toEqual({ left: 162, top: 225 });
  });

  test("stands at the left where there is no room at the right", () => {
    expect(placeBeside({ left: 900, top: 250, width: 50, height: 50 }, tip, frame, []).left).toBe(688);
  });

  test("goes above rather than over its neighbors", () => {
    const card = (left: number) => ({ left, top: 480, width: 100, height: 110 });
    const { top } = placeBeside(card(400), tip, frame, [card(290), card(510)]);
    expect(top).toBe(368);
  });
});

describe("pinch and pan", () => {
  const frame = { width: 400, height: 300 };

  test("keep the point between the fingers", () => {
    const sight = scaled(WHOLE, 2, 100, 50);
    expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test("never leave the picture", () => {
    expect(fitted(moved(scaled(WHOLE, 2, 0, 0), 90, -900), frame)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(fitted(moved(WHOLE, 30, 30), frame)).toEqual(WHOLE);
  });

  test("have limits", () => {
    expect(scaled(WHOLE, 100, 0, 0).scale).toBe(5);
    expect(scaled(WHOLE, 0.1, 0, 0).scale).toBe(1);
  });
});

describe("what a tip tells", () => {
  const preview = { part: "", title: { key: "" }, total: 0, isUpTo: false, events: [{ event: "", text: { key: "" } }], outlook: [] };

  test("is points, even none, but of an estimate only a change", () => {
    expect(certainTotal(preview)).toBe(0);
    expect(certainTotal({ ...preview, isEstimate: true })).toBeNull();
    expect(certainTotal({ ...preview, isEstimate: true, total: -5 })).toBe(-5);
    expect(certainTotal({ ...preview, isUpTo: true })).toBeNull();
  });
});
