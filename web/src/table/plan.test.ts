import { expect, test } from "vitest";
import type { PlannedStep, Preview } from "../protocol/messages";
import { certainPoints, playableStep } from "./plan";

const label = { key: "label", args: [] };
const preview = { action: { notation: "sail", label }, events: [] } as unknown as Preview;
const choices = [{ part: "card", label, done: false, then: [{ part: "space", label, done: true, then: [] }] }];

test("a plan can be played if its first step is possible", () => {
  const planned = (action: string | string[]): PlannedStep[] => [{ action, preview }];
  expect(playableStep(planned(["card", "space"]), choices)).toEqual(["card", "space"]);
  expect(playableStep(planned(["card", "other"]), choices)).toBeNull();
  expect(playableStep(planned("sail"), choices)).toBeNull();
  expect(playableStep([], choices)).toBeNull();
});

test("games that score at the end show the change in the estimate", () => {
  expect(certainPoints({ ...preview, estimate: -2 }, 0)).toBe(-2);
  expect(certainPoints(preview, 0)).toBe(0);
});
