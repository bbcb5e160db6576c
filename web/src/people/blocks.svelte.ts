// The people whom the visitor has blocked.

import type { BlockedPerson, NewBlock } from "../protocol/messages";
import { api } from "../connection/api";
import { attempt, visitor } from "../connection/session.svelte";

let people = $state.raw<readonly BlockedPerson[]>([]);

export function blockedPeople(): readonly BlockedPerson[] {
  return people;
}

/** Loads the list again. */
export async function refreshBlocks(): Promise<void> {
  await take(() => api.blocks());
}

/** Blocks the player of a seat, or an account; whether that worked. */
export function block(whom: NewBlock): Promise<boolean> {
  return change(() => api.block(whom));
}

export function unblock(id: string): Promise<boolean> {
  return change(() => api.unblock(id));
}

async function change(request: () => Promise<BlockedPerson[]>): Promise<boolean> {
  return (await attempt(async () => (await take(request), true))) ?? false;
}

/** Keeps the answer, unless there is another visitor by then. */
async function take(request: () => Promise<readonly BlockedPerson[]>): Promise<void> {
  const me = visitor();
  const found = me ? await request() : [];
  people = visitor() === me ? found : people;
}
