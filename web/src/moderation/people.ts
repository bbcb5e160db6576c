// How moderators tell people apart: names can be alike, ids can't.

import type { KnownSeat } from "../protocol/messages";

/** Name and id; only the name of a computer player, only the id of a deleted user, and a dash for a free seat. */
export function personText({ name, user }: KnownSeat): string {
  if (user === undefined) {
    return name || "–";
  }
  return name ? `${name} (id:${user})` : `id:${user}`;
}
