// The visitor's friends, the requests that wait, and the tables that friends have opened.

import type { Friends, SeatInfo, TableSummary } from "../protocol/messages";
import { api } from "../connection/api";
import { attempt, visitor } from "../connection/session.svelte";

const NOBODY: Friends = { friends: [], received: [], sent: [] };

/** How the visitor and another account stand to each other. */
export type Tie = "none" | "friends" | "received" | "sent";

let lists = $state.raw<Friends>(NOBODY);
let tables = $state.raw<readonly TableSummary[]>([]);
let invited = $state.raw<readonly TableSummary[]>([]);

export function friends(): Friends {
  return lists;
}

/** Friends' open tables. */
export function friendsTables(): readonly TableSummary[] {
  return tables;
}

/** The tables to which friends have invited the visitor. */
export function invitations(): readonly TableSummary[] {
  return invited;
}

/** Only accounts have friends. */
export function canHaveFriends(): boolean {
  return visitor()?.account ?? false;
}

/** Whether this seat's player can be asked: an account, under its own name. */
export function isFriendable({ sitter }: SeatInfo): boolean {
  return sitter.kind === "person" && !sitter.guest && sitter.run_by === undefined;
}

export function tieTo(name: string): Tie {
  const has = (list: Friends[Exclude<Tie, "none">]) => list.some((friend) => friend.name === name);
  return (["friends", "received", "sent"] as const).find((tie) => has(lists[tie])) ?? "none";
}

/** Loads the lists again. */
export async function refreshFriends(): Promise<void> {
  await take(() => api.friends());
}

/** The same for pages that can do without: a failure is not reported. */
export function keepFriends(): void {
  void refreshFriends().catch(() => undefined);
}

/** Loads the lists, friends' tables and invitations again. */
export async function refreshCompany(): Promise<void> {
  await refreshFriends();
  const me = visitor();
  // Others have no friends who could open tables or invite them.
  const found = await (lists.friends.length > 0 ? Promise.all([api.friendsTables(), api.invitations()]) : [[], []]);
  if (visitor() === me) {
    [tables, invited] = found;
  }
}

/** Asks an account to become a friend, or accepts its request; whether that worked. */
export function askFriend(name: string): Promise<boolean> {
  return change(() => api.askFriend(name));
}

export function acceptFriend(id: string): Promise<boolean> {
  return change(() => api.acceptFriend(id));
}

/** Ends a friendship, withdraws a request or declines one. */
export function dropFriend(id: string): Promise<boolean> {
  return change(() => api.dropFriend(id));
}

async function change(request: () => Promise<Friends>): Promise<boolean> {
  return (await attempt(async () => (await take(request), true))) ?? false;
}

/** Keeps the answer, unless there is another visitor by then. */
async function take(request: () => Promise<Friends>): Promise<void> {
  const me = visitor();
  if (!canHaveFriends()) {
    [lists, tables, invited] = [NOBODY, [], []];
    return;
  }
  const found = await request();
  lists = visitor() === me ? found : lists;
}
