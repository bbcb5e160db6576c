// Keeps a preview for a moment after the pointer has left its choice, so that the links in the tip can be reached.

import type { Chooser } from "../choices/chooser.svelte";

/** Time to move the pointer to the tip, in milliseconds. */
const LINGER = 350;

export class PreviewHover {
  #store: Chooser;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Chooser) {
    this.#store = store;
  }

  /** Previews a part at once; `null` ends the preview after a moment, unless `stay` is called. */
  readonly preview = (part: string | null): void => {
    this.stay();
    if (part === null) {
      this.#leaving = setTimeout(() => void this.#store.previewPart(null), LINGER);
    } else {
      void this.#store.previewPart(part);
    }
  };

  /** Keeps the preview: the pointer is in the tip. */
  readonly stay = (): void => clearTimeout(this.#leaving);
}
