// Hints: requested by the player, shown until the decision is made.

import type { Hint } from "../protocol/messages";
import type { TableStore } from "./table.svelte";

export class Hinting {
  /** The decision the hints are for, while the panel is open. */
  #asked = $state<number | null>(null);
  #hints = $state.raw<readonly Hint[] | null>(null);
  #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Whether hints were requested for the current decision. */
  get isOpen(): boolean {
    return this.#asked !== null && this.#asked === this.#decision() && this.#store.pending === null;
  }

  /** `null` while they are being searched for. */
  get hints(): readonly Hint[] | null {
    return this.#hints;
  }

  /** The parts that glow: the next click of each hint that is consistent with the current choice. */
  get glowing(): readonly string[] {
    const { path } = this.#store;
    const onTheWay = (this.#hints ?? []).filter(({ clicks }) => path.every((part, at) => clicks[at] === part));
    return [...new Set(onTheWay.flatMap(({ clicks }) => clicks[path.length] ?? []))];
  }

  async ask(): Promise<void> {
    const { acting } = this.#store;
    const decision = this.#decision();
    if (acting === null || this.isOpen) {
      return this.close();
    }
    this.#asked = decision;
    this.#hints = null;
    const hints = await this.#store.hints(acting);
    if (this.#asked !== decision) {
      return;
    }
    if (hints) {
      this.#hints = hints;
    } else {
      this.close();
    }
  }

  close(): void {
    this.#asked = null;
    this.#hints = null;
  }

  #decision(): number | null {
    const { acting } = this.#store;
    return acting === null ? null : this.#store.decisionOf(acting);
  }
}
