// How moderators tell people apart: names can be alike, ids can't.

import type { KnownSeat } from "../protocol/messages";

/** Name and id; only the name of a computer player, and a dash for a free seat. */
export function personText({ name, user }: KnownSeat): string {
  return user === undefined ? name || "–" : `${name} (id:${user})`;
}
