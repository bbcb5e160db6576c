import { expect, test } from "vitest";
import type { EventLine, ReplayStep } from "../protocol/messages";
import { stepBefore } from "./missed-steps";

const line: EventLine = { text: { key: "event" }, event: "event" };
const steps = [2, 0, 1, 3].map((lines): ReplayStep => ({ round: 1, scores: [], lines: Array(lines).fill(line) }));

test("a replay continues before the step with the first event missed", () => {
  expect([0, 1, 2, 3, 5, 6].map((event) => stepBefore(steps, event))).toEqual([0, 0, 2, 3, 3, 4]);
});
