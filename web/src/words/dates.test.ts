import { expect, test } from "vitest";
import { dayText, deadlineText, lastDayText, timeText } from "./dates";

const AT = new Date(2026, 2, 5, 18, 7).getTime();
const DAY = 86_400_000;

test("a time has its date unless it is today", () => {
  expect(timeText(AT, "de", AT + 1000)).toBe("18:07");
  expect(timeText(AT, "de", AT + DAY)).toContain("05.03.26");
  expect(timeText(AT, "en", AT + 1000)).toMatch(/^6:07\sPM$/);
});

test("a day is told in words, and by its date once it is a week ago", () => {
  const morning = new Date(2026, 2, 6, 0, 5).getTime();
  expect(dayText(AT, "en", AT + 1000)).toBe("today");
  expect(dayText(AT, "en", morning)).toBe("yesterday");
  expect(dayText(AT, "de", morning)).toBe("gestern");
  expect(dayText(AT, "en", AT + 6 * DAY)).toBe("6 days ago");
  expect(dayText(AT, "en", AT + 7 * DAY)).toBe("March 5, 2026");
  expect(dayText(AT, "de", AT + 7 * DAY)).toBe("5. März 2026");
});

test("a deadline is said by its weekday, and by its date from a week on", () => {
  expect(deadlineText(AT, "de", AT - 1000)).toBe("18:07");
  expect(deadlineText(AT, "de", AT - DAY)).toBe("Donnerstag, 18:07");
  expect(deadlineText(AT, "en", AT - 6 * DAY)).toMatch(/^Thursday.* 6:07\sPM$/);
  expect(deadlineText(AT, "en", AT - 7 * DAY)).toMatch(/^March 5.* 6:07\sPM$/);
});

test("a vacation lasts until a day, not until the midnight after it", () => {
  const midnight = new Date(2026, 10, 25).getTime();
  expect(lastDayText(midnight, "en")).toBe("Tuesday, November 24");
  expect(lastDayText(midnight, "de")).toBe("Dienstag, 24. November");
  expect(lastDayText(midnight, "en", "short")).toBe("Tue, Nov 24");
});
