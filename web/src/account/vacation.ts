// Vacations: dates such as `2026-11-24`, in the time zone of this device.

import type { Vacation, Vacations } from "../protocol/messages";
import type { Language } from "../settings/settings.svelte";

const DAY = 86_400_000;

/** The date of a time on this device. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The last day that a vacation can include: the end of the next calendar year. */
export function lastDate(today: string): string {
  return `${yearOf(today) + 1}-12-31`;
}

/** The number of days from the first to the last, both included; 0 if one of them is missing or they are reversed. */
export function dayCount(from: string, until: string): number {
  const days = (Date.parse(until) - Date.parse(from)) / DAY + 1;
  return days > 0 ? days : 0;
}

interface YearLeft {
  /** As text: a year has no separator of thousands. */
  readonly year: string;
  readonly left: number;
}

/** How many days are left this year, and in other years of which days are taken. */
export function daysLeft({ days_a_year, years }: Vacations, today: string): YearLeft[] {
  const taken = new Map(years.filter(({ year }) => year > yearOf(today)).map(({ year, taken }) => [year, taken]));
  taken.set(yearOf(today), years.find(({ year }) => year === yearOf(today))?.taken ?? 0);
  return [...taken]
    .toSorted(([one], [other]) => one - other)
    .map(([year, taken]) => ({ year: String(year), left: Math.max(0, days_a_year - taken) }));
}

/** Whether the vacation has days that have not begun. */
export function canGiveBack({ until }: Vacation, today: string): boolean {
  return until > today;
}

/** The days of a vacation in words; with the year unless it is this one. */
export function vacationText({ from, until }: Vacation, language: Language, today: string): string {
  const isThisYear = [from, until].every((date) => yearOf(date) === yearOf(today));
  const format = new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return format.formatRange(Date.parse(from), Date.parse(until));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
