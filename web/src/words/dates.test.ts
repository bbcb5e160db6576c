import { expect, test } from "vitest";
import { dateText, timeText } from "./dates";

const AT = new Date(2026, 2, 5, 18, 7).getTime();
const DAY = 86_400_000;

test("a time has its date unless it is today", () => {
  expect(timeText(AT, "de", AT + 1000)).toBe("18:07");
  expect(timeText(AT, "de", AT + DAY)).toContain("05.03.26");
  expect(timeText(AT, "en", AT + 1000)).toMatch(/^6:07\sPM$/);
  expect(dateText(AT, "en")).toBe("Mar 5, 2026");
});
