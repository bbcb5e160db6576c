// What a message changes is drawn in two frames instead of one long one: first what is read beside the board, then the
// board and the hand, which show the position before till then. They follow together: what may be chosen is seen at once.

import { untrack } from "svelte";
import type { BoardProps } from "../games/contract";
import { beforeNextFrame } from "../lib/next-frame";

export interface Follower {
  /** The table as it is, or as it was till the next frame. */
  readonly table: BoardProps;
  /** Keeps what is shown now till the next frame. */
  hold(): void;
}

export function follow(ahead: BoardProps): Follower {
  let held = $state.raw<BoardProps | null>(null);
  const shown = $derived(held ?? ahead);
  const table: BoardProps = {
    get view() { return shown.view; },
    get seats() { return shown.seats; },
    get viewer() { return shown.viewer; },
    get choices() { return shown.choices; },
    get path() { return shown.path; },
    get acting() { return shown.acting; },
    get pending() { return shown.pending; },
    get preview() { return shown.preview; },
    onpart: ahead.onpart,
    onpath: ahead.onpath,
    onpreview: ahead.onpreview,
    onimpossible: ahead.onimpossible,
  };
  return { table, hold };

  /** Whoever changes the position must not come to depend on it. */
  function hold() {
    untrack(() => (held ??= { ...ahead }));
    beforeNextFrame(() => (held = null));
  }
}
