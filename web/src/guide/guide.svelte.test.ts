import { beforeEach, expect, test } from "vitest";
import type { BoardProps, GuideStep } from "../games/contract";
import { beginGuide, guideAt } from "./guide.svelte";

const STEPS: readonly GuideStep[] = [
  { key: "goal", when: () => true },
  { key: "late", when: ({ view }) => (view as { late: boolean }).late },
];

const board = (acting: number | null, late = false) =>
  ({ acting, view: { late }, seats: [{ score: 0 }] }) as unknown as BoardProps;

beforeEach(() => localStorage.clear());

test("tables have a guide only if they were created with one", () => {
  beginGuide("t1");
  expect(guideAt("t2")).toBeNull();
  expect(guideAt("t1")?.stepAt(STEPS, board(null))).toBe("goal");
});

test("each step is shown once, when it first comes up, and remembered as read", () => {
  beginGuide("t1");
  const guide = guideAt("t1");
  guide?.read("goal");
  expect(guide?.stepAt(STEPS, board(null))).toBeNull();
  expect(guide?.stepAt(STEPS, board(0))).toBe("guide-glow");
  guide?.read("guide-glow");
  guide?.read("guide-preview");
  expect(guide?.stepAt(STEPS, board(0, true))).toBe("late");
  expect(guideAt("t1")?.stepAt(STEPS, board(0, true))).toBe("late");
});

test("an ended guide shows no more steps, even later", () => {
  beginGuide("t1");
  const guide = guideAt("t1");
  guide?.close();
  expect(guide?.stepAt(STEPS, board(0))).toBeNull();
  expect(guideAt("t1")).toBeNull();
});
