import { describe, expect, test } from "vitest";
import { fitted, moved, scaled, WHOLE } from "./sighting.svelte";

describe("pinch and pan", () => {
  const frame = { width: 400, height: 300 };

  test("keep the point between the fingers in place", () => {
    const sight = scaled(WHOLE, 2, 100, 50);
    expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test("never leave the picture", () => {
    expect(fitted(moved(scaled(WHOLE, 2, 0, 0), 90, -900), frame)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(fitted(moved(WHOLE, 30, 30), frame)).toEqual(WHOLE);
  });

  test("have a smallest and a largest scale", () => {
    expect(scaled(WHOLE, 100, 0, 0).scale).toBe(5);
    expect(scaled(WHOLE, 0.1, 0, 0).scale).toBe(1);
  });
});
