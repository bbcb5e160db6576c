// A game to replay or review: that of a table, or an imported record.

import { COMMON, isKnown, t } from "../words/words.svelte";
import { letterOf } from "../position/seats";

export interface Subject {
  readonly kind: "table" | "record";
  readonly id: string;
}

/** Point of view: a seat, everything revealed, or a spectator. */
export type Eyes = number | "open" | "spectator";

/** Path in the server's HTTP interface. */
export function pathOf({ kind, id }: Subject): string {
  return `${kind}s/${encodeURIComponent(id)}`;
}

/** Address of the replay page. */
export function replayAddress(subject: Subject, step: number | null = null, eyes: Eyes | null = null): string {
  const query = new URLSearchParams();
  if (step !== null) {
    query.set("step", String(step));
  }
  if (eyes !== null && eyes !== "spectator") {
    query.set("seat", String(eyes));
  }
  return `/replay/${nameOf(subject)}${query.size > 0 ? `?${query}` : ""}`;
}

export function reviewAddress(subject: Subject): string {
  return `/review/${nameOf(subject)}`;
}

/** Address of the page on which a player's mistakes are played again. */
export function mistakesAddress(subject: Subject, seat: number): string {
  return `/mistakes/${nameOf(subject)}?seat=${seat}`;
}

/** Step and point of view in the page's address. */
export function readAddress(search: string): { step: number; eyes: Eyes | null } {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get("step") ?? "0", 10);
  return { step: Number.isNaN(step) ? 0 : Math.max(0, step), eyes: eyesOf(query.get("seat")) };
}

function eyesOf(text: string | null): Eyes | null {
  if (text === null || text === "open") {
    return text;
  }
  return /^\d$/.test(text) ? Number(text) : null;
}

function nameOf({ kind, id }: Subject): string {
  return kind === "table" ? encodeURIComponent(id) : `record/${encodeURIComponent(id)}`;
}

/** Name of a player in a record; computer players are named by seat. */
export function playerName(name: string, seat: number): string {
  const isBot = isKnown(`bot-${name.replaceAll(":", "-")}`, COMMON);
  return isBot ? t(`bot-at-${letterOf(seat)}`, {}, COMMON) : name || t("seat-number", { number: seat + 1 }, COMMON);
}
