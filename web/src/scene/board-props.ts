// The props of a game's components, read from the store of a scene.

import type { Chooser } from "../choices/chooser.svelte";
import type { BoardProps } from "../games/contract";

const NOTHING: readonly string[] = [];

type Handlers = Pick<BoardProps, "onpart" | "onpath" | "onpreview" | "onimpossible">;

/** The props of a board. They are getters, so that a change to one doesn't rerun the readers of another. */
export function boardProps(store: Chooser, view: () => unknown, handlers: Handlers): BoardProps {
  return {
    get view() {
      return view();
    },
    get seats() {
      return store.seats;
    },
    get viewer() {
      return store.viewer;
    },
    get choices() {
      return store.choices;
    },
    get path() {
      return store.path;
    },
    get acting() {
      return store.acting;
    },
    get pending() {
      return store.pending?.parts ?? NOTHING;
    },
    get preview() {
      return store.preview;
    },
    ...handlers,
  };
}
