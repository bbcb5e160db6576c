// The engine for the current visitor.

import type { TableSummary } from "../protocol/messages";
import type { Socket } from "../connection/connection";
import { settings } from "../settings/settings.svelte";
import { forgetVisits } from "../table/last-visit";
import { COMMON, t } from "../words/words.svelte";
import { Device, hasEngine, isAnsweredHere } from "./device";
import { adopt, clearStored, hasStored, NOBODY, STUDY_KEY } from "./storage";

/** The visitor whose games are on this device. */
interface Owner {
  readonly id: string;
  readonly name: string;
}

let owner: Owner | null = null;
let current: { readonly id: string; readonly device: Device } | null = null;
let tellOwner: () => void = () => undefined;
/** Resolves once the page knows its visitor: until then, the engine could show another visitor's games. */
const ownerIsKnown = new Promise<void>((resolve) => (tellOwner = resolve));

/** Sets the visitor; `null` for a stranger. */
export function setOwner(visitor: Owner | null): void {
  owner = visitor;
  tellOwner();
}

const ownerId = () => owner?.id ?? NOBODY;

/** The engine with the visitor's games. If the visitor has changed, stops the previous visitor's engine. */
function device(): Device {
  if (current?.id !== ownerId()) {
    current?.device.stop();
    const isHasty = settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    current = { id: ownerId(), device: new Device(ownerId(), isHasty) };
  }
  return current.device;
}

/** Whether the engine is loaded, so that it answers at once. */
export function isEngineReady(): boolean {
  return current?.id === ownerId() && current.device.isReady;
}

/** Loads the engine before it is needed. */
export function warmUp(): void {
  if (hasEngine) {
    void ownerIsKnown.then(() => device().warmUp());
  }
}

/** The engine's answer to a request to the server; `null` if it has none. */
export async function answerHere(path: string, { method = "GET", body }: RequestInit): Promise<Response | null> {
  if (!hasEngine || !isAnsweredHere(path)) {
    return null;
  }
  await ownerIsKnown;
  const text = typeof body === "string" ? withName(path, body) : undefined;
  const answer = await device().request(method, path, text);
  return answer && new Response(answer.body, { status: answer.ok ? 200 : 400 });
}

/** Connects to a table on this device, continuing after version `since`, as seen from the visitor's `seat`. */
export function dialHere(table: string, since: number | null, seat: number | null): Socket {
  let [socket, isClosed]: [Socket | null, boolean] = [null, false];
  const waiting: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
  void ownerIsKnown.then(() => {
    if (!isClosed) {
      socket = device().dial(table, since, seat);
      socket.onopen = () => waiting.onopen?.();
      socket.onmessage = (event) => waiting.onmessage?.(event);
      socket.onclose = (event) => waiting.onclose?.(event);
    }
  });
  return waiting;
}

/** The visitor's tables on this device. Loads the engine only if something is stored. */
export async function deviceTables(): Promise<TableSummary[]> {
  if (!hasEngine) {
    return [];
  }
  await ownerIsKnown;
  // Browsers may forbid storage; then nothing is stored.
  if (
    !(await device()
      .isUsed()
      .catch(() => false))
  ) {
    return [];
  }
  const answer = await answerHere("tables/mine", {});
  return answer?.ok ? ((await answer.json()) as TableSummary[]) : [];
}

/** Whether the visitor has made progress on this device that the server doesn't know about. */
export async function hasProgress(): Promise<boolean> {
  return hasEngine && owner !== null && (await hasStored(owner.id, STUDY_KEY));
}

/** Whether there are a stranger's games on this device that the visitor could take over. */
export async function canAdopt(): Promise<boolean> {
  return hasEngine && owner !== null && (await hasStored(NOBODY));
}

/** Takes over a stranger's games and progress on this device. Returns the number of entries kept back. */
export async function adoptGames(): Promise<number> {
  current?.device.stop();
  current = null;
  return owner ? adopt(owner.id) : 0;
}

/** Deletes the visitor's games and progress on this device. */
export async function clearDevice(): Promise<void> {
  current?.device.stop();
  current = null;
  forgetVisits();
  if (hasEngine) {
    await clearStored(ownerId());
  }
}

interface NewTable {
  seats: { kind: string; name?: string }[];
}

/** Adds the visitor's name to a new table; a server would know it. */
function withName(path: string, body: string): string {
  if (path !== "tables") {
    return body;
  }
  const table = JSON.parse(body) as NewTable;
  const name = owner?.name ?? t("guest-name", {}, COMMON);
  const seats = table.seats.map((seat) => (seat.kind === "mine" ? { ...seat, name: seat.name ?? name } : seat));
  return JSON.stringify({ ...table, seats });
}
