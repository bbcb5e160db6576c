// Dates and times for people.

import type { Language } from "../settings/settings.svelte";

/** A date without the time. */
export function dateText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

/** The time of day; with the date unless it is today. */
export function timeText(at: number, language: Language, now: number = Date.now()): string {
  const isToday = dateText(at, language) === dateText(now, language);
  return new Intl.DateTimeFormat(language, { timeStyle: "short", ...(isToday ? {} : { dateStyle: "short" }) }).format(
    at,
  );
}
