import { expect, test } from "vitest";
import { between } from "./choreographer";
import { type Act, timeline } from "./timeline";

const travel = { kind: "travel", from: "a", to: "b" } as const;
const light = { kind: "light", at: "b", gold: true } as const;
const rise = { at: "b", seat: 0, amount: 5 };

test("the piece travels, then its points rise, then the next piece travels", () => {
  const acts: Act[] = [
    { motions: [travel], rise },
    { motions: [travel], rise: null },
  ];
  const { cues } = timeline(acts);
  expect(cues.map(({ show }) => show.kind)).toEqual(["travel", "rise", "travel"]);
  const [first, points, second] = cues.map(({ start }) => start);
  expect(first).toBe(0);
  expect(points).toBe(cues[0]?.length);
  expect(second).toBeGreaterThan(points as number);
});

test("the more places a piece passes, the longer its motion", () => {
  const past = { ...travel, kind: "move", via: ["c", "d"] } as const;
  const [straight, around] = [travel, past].map((motion) => timeline([{ motions: [motion], rise: null }]).length);
  expect(around).toBeGreaterThan(straight as number);
});

test("motions of one event run together", () => {
  const { cues } = timeline([{ motions: [travel, light], rise: null }]);
  expect(cues.map(({ start }) => start)).toEqual([0, 0]);
});

test("a timeline is as long as its last cue", () => {
  const { cues, length } = timeline([{ motions: [], rise }]);
  expect(length).toBe(cues[0]?.length);
  expect(timeline([]).length).toBe(0);
});

test("a piece is moved from center to center", () => {
  const place = new DOMRect(100, 50, 20, 10);
  expect(between(place, new DOMRect(10, 5, 40, 30))).toBe("-80px -35px");
  expect(between(place, place)).toBe("0px 0px");
});
