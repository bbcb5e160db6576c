// How far the visitor has seen the games at the tables, kept on this device.

import { readLocal, writeLocal } from "../settings/local";

const KEY = "tavola-visits";
/** Number of tables that are remembered. */
const KEPT = 100;
/** After this many milliseconds, the visitor is told what has happened. */
const ABSENCE = 60 * 60 * 1_000;
/** Interval at which a look at the table is remembered, in milliseconds. */
const LOOK_AGAIN = 60_000;

interface Visit {
  readonly table: string;
  /** When the visitor has last looked at the table. */
  readonly at: number;
  /** Number of events the visitor has seen. */
  readonly seen: number;
}

/** Remembers that the visitor has seen this many events. */
export function rememberVisit(table: string, seen: number, now = Date.now()): void {
  const others = visits().filter((visit) => visit.table !== table);
  writeLocal(KEY, [{ table, at: now, seen }, ...others.slice(0, KEPT - 1)]);
}

/** Index of the first of these events that the visitor has missed; `null` without events, or after a short absence. */
export function firstMissed(table: string, events: number, now = Date.now()): number | null {
  const visit = visits().find((it) => it.table === table);
  return visit && visit.seen < events && now - visit.at > ABSENCE ? visit.seen : null;
}

/** Remembers again and again that the visitor is looking at the table. Returns a function that ends this. */
export function keepLooking(table: string, seen: () => number): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    // After a pause, such as that of a sleeping device, events may still be on their way.
    if (document.visibilityState === "visible" && now - last < 2 * LOOK_AGAIN) {
      rememberVisit(table, seen(), now);
    }
    last = now;
  }, LOOK_AGAIN);
  return () => clearInterval(timer);
}

export function forgetVisits(): void {
  writeLocal(KEY, null);
}

/** The latest visits, newest first. */
const visits = () => readLocal<readonly Visit[]>(KEY, []);
