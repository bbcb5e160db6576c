// Dates and times as text.

import type { Language } from "../settings/settings.svelte";

/** A date without the time. */
function dateText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

/** Dates up to this many days ago are given in words. */
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
