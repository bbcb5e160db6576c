import { describe, expect, test } from "vitest";
import { nearest } from "./arrows";

describe("arrow keys", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 40, y: 5 },
    { x: 0, y: 50 },
    { x: -30, y: 0 },
  ];

  test("lead to the nearest spot in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(3);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
  });

  test("do nothing if there is no spot in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBeNull();
  });
});
