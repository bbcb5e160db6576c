// Hands over what was done on this device while nobody was signed in or the server couldn't be reached: to the visitor
// and to the server, at the visitor's request.

import { api } from "../connection/api";
import { isReachable } from "../connection/reachable.svelte";
import { visitor } from "../connection/session.svelte";
import type { DeviceProgress } from "../protocol/messages";
import type { Subject } from "../replay/subject";
import { adoptGames, answerHere, canAdopt, hasProgress } from "./current";

/** What was not handed over. */
export interface HandedOver {
  /** Number of a stranger's entries that stay where they are, since the visitor already has such entries. */
  readonly keptBack: number;
  /** Number of results that differ from those on the server, which keeps its own. */
  readonly differing: number;
}

/** Whether there is anything to hand over. */
export async function canHandOver(): Promise<boolean> {
  return visitor() !== null && ((await canAdopt()) || (isReachable() && (await hasProgress())));
}

/** Gives the visitor a stranger's games on this device, and the server the visitor's progress. Can be repeated. */
export async function handOver(): Promise<HandedOver> {
  // The visitor's own progress first, so that there is room for a stranger's.
  const own = await sendProgress();
  const keptBack = await adoptGames();
  return { keptBack, differing: own + (await sendProgress()) };
}

/** Progress stays here until the server has it. Returns the number of results that differ on the server. */
async function sendProgress(): Promise<number> {
  const progress = isReachable() && (await hasProgress()) ? await answerHere("study", {}) : null;
  if (!progress?.ok) {
    return 0;
  }
  const { differing } = await api.keepProgress((await progress.json()) as DeviceProgress);
  await answerHere("study", { method: "DELETE" });
  return differing;
}

/** Moves a finished game on this device to the server, as a record. Deletes it here last, and never sends it twice. */
export async function saveOnline(subject: Subject): Promise<void> {
  const record = await api.record(subject);
  if (!(await isKnown(record))) {
    await api.addRecord(record);
  }
  await api.deleteTable(subject.id);
}

/** The fields of a record that tell games apart: no two games have the same commitment. */
interface Told {
  readonly game: string;
  readonly seats: readonly string[];
  readonly commitment?: string;
}

/** Whether the server has this record: an answer may have been lost. */
async function isKnown(text: string): Promise<boolean> {
  const { game, seats, commitment } = JSON.parse(text) as Told;
  const alike = (await api.records()).filter(
    (other) => other.game === game && other.seats.join("\n") === seats.join("\n"),
  );
  const records = await Promise.all(alike.map(({ record }) => api.record({ kind: "record", id: record })));
  return records.some((other) => (JSON.parse(other) as Told).commitment === commitment);
}
