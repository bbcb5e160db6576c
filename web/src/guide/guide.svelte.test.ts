import { beforeEach, expect, test } from "vitest";
import type { BoardProps, GuideStep } from "../games/contract";
import { beginGuide, guideAt, type Guide } from "./guide.svelte";

const STEPS: readonly GuideStep[] = [
  { key: "goal", when: () => true },
  { key: "late", when: ({ view }) => (view as { late: boolean }).late },
  { key: "sail", when: ({ acting }) => acting !== null, at: "ship" },
];

const board = (acting: number | null, late = false) =>
  ({ acting, view: { late }, seats: [{ score: 0 }] }) as unknown as BoardProps;

const keyAt = (guide: Guide | null, table: BoardProps) => guide?.stepAt(STEPS, table)?.key ?? null;

/** A guided table. */
function begun(): Guide {
  beginGuide("t1");
  return guideAt("t1") as Guide;
}

/** Makes a move while the current step, if any, is shown. */
function play(guide: Guide, parts: readonly string[], table = board(0)): void {
  guide.moved(parts, guide.stepAt(STEPS, table));
}

beforeEach(() => localStorage.clear());

test("tables have a guide only if they were created with one", () => {
  begun();
  expect(guideAt("t2")).toBeNull();
  expect(keyAt(guideAt("t1"), board(null))).toBe("goal");
});

test("only one step is shown before each move", () => {
  const guide = begun();
  const [goal] = STEPS as [GuideStep];
  guide.read(goal);
  expect(keyAt(guide, board(0, true))).toBeNull();
  play(guide, ["card:houses-1"]);
  expect(keyAt(guide, board(0, true))).toBe("late");
});

test("a move is as good as a click: its step is read, and stays so", () => {
  const guide = begun();
  play(guide, ["card:houses-1"]);
  expect(keyAt(guide, board(0))).toBe("sail");
  play(guide, ["ship"]);
  expect(keyAt(guide, board(0))).toBe("guide-preview");
  expect(keyAt(guideAt("t1"), board(0))).toBe("guide-preview");
});

test("a step comes again if something else was done, but after all others", () => {
  const guide = begun();
  play(guide, ["card:houses-1"]);
  play(guide, ["space:houses-3"]);
  expect(keyAt(guide, board(0, true))).toBe("late");
  play(guide, ["space:houses-4"], board(0, true));
  play(guide, ["space:houses-5"]);
  expect(keyAt(guide, board(0))).toBe("sail");
});

test("an ended guide shows no more steps, even later", () => {
  const guide = begun();
  guide.close();
  expect(keyAt(guide, board(0))).toBeNull();
  expect(guideAt("t1")).toBeNull();
});
