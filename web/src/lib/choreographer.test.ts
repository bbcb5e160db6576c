import { expect, test } from "vitest";
import { inUnitsOf, timeline, type Act } from "./choreographer";

const travel = { kind: "travel", from: "a", to: "b" } as const;
const light = { kind: "light", at: "b", gold: true } as const;
const rise = { at: "b", seat: 0, amount: 5 };

test("the piece travels, then its points rise, then the next piece travels", () => {
  const acts: Act[] = [{ motions: [travel], rise }, { motions: [travel], rise: null }];
  const { cues } = timeline(acts);
  expect(cues.map(({ show }) => show.kind)).toEqual(["travel", "rise", "travel"]);
  const [first, points, second] = cues.map(({ start }) => start);
  expect(first).toBe(0);
  expect(points).toBe(cues[0]?.length);
  expect(second).toBeGreaterThan(points as number);
});

test("the more places a piece passes, the longer it is under way", () => {
  const past = { ...travel, via: ["c", "d"] };
  const [straight, around] = [travel, past].map((motion) => timeline([{ motions: [motion], rise: null }]).length);
  expect(around).toBeGreaterThan(straight as number);
});

test("what moves in one event moves together", () => {
  const { cues } = timeline([{ motions: [travel, light], rise: null }]);
  expect(cues.map(({ start }) => start)).toEqual([0, 0]);
});

test("a timeline is as long as its last cue", () => {
  const { cues, length } = timeline([{ motions: [], rise }]);
  expect(length).toBe(cues[0]?.length);
  expect(timeline([]).length).toBe(0);
});

test("screen vectors become units of a scaled, turned drawing", () => {
  expect(inUnitsOf({ a: 2, b: 0, c: 0, d: 2 }, 10, 4)).toEqual({ x: 5, y: 2 });
  const quarter = inUnitsOf({ a: 0, b: 1, c: -1, d: 0 }, 3, 7);
  expect(quarter.x).toBeCloseTo(7);
  expect(quarter.y).toBeCloseTo(-3);
  expect(inUnitsOf({ a: 0, b: 0, c: 0, d: 0 }, 1, 1)).toEqual({ x: 1, y: 1 });
});
