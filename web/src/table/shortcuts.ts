// Keys of a running game, besides those that lead to the choices.

import type { Shortcuts } from "../gestures/shortcuts";
import type { TableStore } from "./table.svelte";

export interface TableActions {
  askForHint(): void;
  showScores(): void;
  showShortcuts(): void;
  /** Announces the latest events again. */
  repeatEvents(): void;
  announceTurn(): void;
  /** Starts to plan the next turn, if that is possible. */
  plan(): void;
}

export function tableShortcuts(store: TableStore, actions: TableActions): Shortcuts {
  return {
    u: () => store.canUndo && store.undo(),
    // Also where hints aren't allowed: the server then says so.
    h: actions.askForHint,
    s: actions.showScores,
    l: actions.repeatEvents,
    t: actions.announceTurn,
    p: actions.plan,
    "?": actions.showShortcuts,
  };
}
