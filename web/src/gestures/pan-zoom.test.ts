import { describe, expect, test } from "vitest";
import { clamped, translated, scaled, IDENTITY } from "./pan-zoom.svelte";

describe("pinch and pan", () => {
  const frame = { width: 400, height: 300 };

  test("keep the point between the fingers in place", () => {
    const transform = scaled(IDENTITY, 2, 100, 50);
    expect(transform).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test("never leave the picture", () => {
    expect(clamped(translated(scaled(IDENTITY, 2, 0, 0), 90, -900), frame)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clamped(translated(IDENTITY, 30, 30), frame)).toEqual(IDENTITY);
  });

  test("have a smallest and a largest scale", () => {
    expect(scaled(IDENTITY, 100, 0, 0).scale).toBe(5);
    expect(scaled(IDENTITY, 0.1, 0, 0).scale).toBe(1);
  });
});
