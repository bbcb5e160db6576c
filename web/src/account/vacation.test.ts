import { expect, test } from "vitest";
import { canGiveBack, dateOf, dayCount, daysLeft, lastDate, vacationText } from "./vacation";

const TODAY = "2026-11-20";
const days = (from: string, until: string) => ({ from, until });

test("dates are those of this device", () => {
  expect(dateOf(new Date(2026, 2, 5, 23, 59).getTime())).toBe("2026-03-05");
  expect(lastDate(TODAY)).toBe("2027-12-31");
});

test("both the first and the last day count", () => {
  expect(dayCount("2026-11-20", "2026-11-20")).toBe(1);
  expect(dayCount("2026-12-30", "2027-01-02")).toBe(4);
  expect([dayCount("2026-11-21", "2026-11-20"), dayCount("", "2026-11-20"), dayCount("2026-11-20", "")]).toEqual([
    0, 0, 0,
  ]);
});

test("each year has its own days", () => {
  const years = [2025, 2026, 2027].map((year, index) => ({ year, taken: [30, 4, 31][index] ?? 0 }));
  expect(daysLeft({ days_a_year: 30, years, vacations: [] }, TODAY)).toEqual([
    { year: "2026", left: 26 },
    { year: "2027", left: 0 },
  ]);
  expect(daysLeft({ days_a_year: 30, years: [], vacations: [] }, TODAY)).toEqual([{ year: "2026", left: 30 }]);
});

test("only days that have not begun can be given back", () => {
  expect(canGiveBack(days("2026-11-18", TODAY), TODAY)).toBe(false);
  expect(canGiveBack(days("2026-11-18", "2026-11-21"), TODAY)).toBe(true);
});

test("a vacation is said in words", () => {
  expect(vacationText(days(TODAY, "2026-11-24"), "en", TODAY)).toMatch(/^Fri, Nov 20\s–\sTue, Nov 24$/);
  expect(vacationText(days(TODAY, "2026-11-24"), "de", TODAY)).toMatch(/^Fr\.?, 20\.\s–\sDi\.?, 24\. Nov/);
  expect(vacationText(days(TODAY, TODAY), "en", TODAY)).toBe("Fri, Nov 20");
  expect(vacationText(days("2026-12-30", "2027-01-02"), "en", TODAY)).toContain("2027");
});
