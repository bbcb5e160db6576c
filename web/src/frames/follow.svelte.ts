// What a message changes is drawn in several frames instead of one long one: first players and story. What lies at the
// side, the hand and the board show the position before till each has a frame of its own.

import { tick, untrack } from "svelte";
import type { BoardProps } from "../games/contract";
import { inOwnFrame } from "./frames";

export interface Follower {
  /** The table as it is, or as it was when it was held. */
  readonly table: BoardProps;
  /** Keeps what is shown now till there is a frame for what comes. */
  hold(): void;
}

/** A table that is held now and then; `caughtUp` is called each time it shows what is, before that is seen. */
export function follow(ahead: BoardProps, caughtUp: () => void = () => undefined): Follower {
  let held = $state.raw<BoardProps | null>(null);
  // Each thing by itself: to hold what has not changed must touch nobody who looks at it.
  const view = $derived((held ?? ahead).view);
  const seats = $derived((held ?? ahead).seats);
  const viewer = $derived((held ?? ahead).viewer);
  const choices = $derived((held ?? ahead).choices);
  const path = $derived((held ?? ahead).path);
  const acting = $derived((held ?? ahead).acting);
  const pending = $derived((held ?? ahead).pending);
  const preview = $derived((held ?? ahead).preview);
  const table: BoardProps = {
    get view() { return view; },
    get seats() { return seats; },
    get viewer() { return viewer; },
    get choices() { return choices; },
    get path() { return path; },
    get acting() { return acting; },
    get pending() { return pending; },
    get preview() { return preview; },
    onpart: ahead.onpart,
    onpath: ahead.onpath,
    onpreview: ahead.onpreview,
    onimpossible: ahead.onimpossible,
  };
  return { table, hold };

  /** Whoever changes the position must not come to depend on it. */
  function hold() {
    if (untrack(() => held) === null) {
      held = untrack(() => ({ ...ahead }));
      inOwnFrame(catchUp);
    }
  }

  function catchUp() {
    held = null;
    void tick().then(caughtUp);
  }
}
