// Dates and times as text.

import type { Language } from "../settings/settings.svelte";

/** A date without the time. */
function dateText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

/** Dates up to this many days away are given in words. */
const RECENT_DAYS = 6;

/** A past day: today, yesterday, two days ago, or else its date. */
export function dayText(at: number, language: Language, now: number = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  return days > RECENT_DAYS
    ? new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(at)
    : new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
}

/** The beginning of the day, in local time. */
function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** The time of day; with the date unless it is today. */
export function timeText(at: number, language: Language, now: number = Date.now()): string {
  const isToday = dateText(at, language) === dateText(now, language);
  return new Intl.DateTimeFormat(language, { timeStyle: "short", ...(isToday ? {} : { dateStyle: "short" }) }).format(
    at,
  );
}

/** The last day before this time, such as Tuesday, November 24; or Tue, Nov 24 in short. */
export function lastDayText(until: number, language: Language, length: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(language, { weekday: length, day: "numeric", month: length }).format(until - 1);
}

/** A time in the future: the time of day, with its weekday unless it is today, or with its date if it is a week away. */
export function deadlineText(at: number, language: Language, now: number = Date.now()): string {
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  const date = days > RECENT_DAYS ? { day: "numeric", month: "long" } : { weekday: "long" };
  const parts = { hour: "numeric", minute: "2-digit", ...(days > 0 ? date : {}) } as Intl.DateTimeFormatOptions;
  return new Intl.DateTimeFormat(language, parts).format(at);
}
