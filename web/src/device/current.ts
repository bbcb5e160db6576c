// The device of the current visitor.

import type { TableSummary } from "../protocol/messages";
import { visitor } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { COMMON, t } from "../words/words.svelte";
import { Device, hasEngine } from "./device";
import { clearStored, NOBODY } from "./storage";

let current: { readonly owner: string; readonly device: Device } | null = null;

/** The device of the current visitor. Another visitor gets another one, and the games of the last are gone. */
export function device(): Device {
  const owner = visitor()?.id ?? NOBODY;
  if (current?.owner !== owner) {
    current?.device.stop();
    const isHasty = settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    current = { owner, device: new Device(owner, isHasty) };
  }
  return current.device;
}

/** The engine's answer to a request to the server; `null` if there is no engine, or it has failed. */
export async function answerHere(path: string, { method = "GET", body }: RequestInit): Promise<Response | null> {
  if (!hasEngine) {
    return null;
  }
  const text = typeof body === "string" ? withName(path, body) : undefined;
  const answer = await device().request(method, path, text);
  return answer && new Response(answer.body, { status: answer.ok ? 200 : 400 });
}

/** The visitor's tables on this device. Loads the engine only if there may be some. */
export async function deviceTables(): Promise<TableSummary[]> {
  if (!hasEngine || !(await device().isUsed())) {
    return [];
  }
  const answer = await answerHere("tables/mine", {});
  return answer?.ok ? ((await answer.json()) as TableSummary[]) : [];
}

/** Deletes the visitor's games and progress on this device. */
export async function clearDevice(): Promise<void> {
  current?.device.stop();
  current = null;
  await clearStored(visitor()?.id ?? NOBODY);
}

interface NewTable {
  seats: { kind: string; name?: string }[];
}

/** A new table with the visitor's name, which the server knows. */
function withName(path: string, body: string): string {
  if (path !== "tables") {
    return body;
  }
  const table = JSON.parse(body) as NewTable;
  const name = visitor()?.name ?? t("guest-name", {}, COMMON);
  const seats = table.seats.map((seat) => (seat.kind === "mine" ? { ...seat, name: seat.name ?? name } : seat));
  return JSON.stringify({ ...table, seats });
}
