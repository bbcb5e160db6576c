// Keyboard focus at a table: it follows the decisions.

import { inNextFrame } from "../frames/frames.svelte";

const CONFIRM = ".strip .primary";
const CHOICE = "[data-choice]";
/** Where the focus waits while there is nothing to decide. It says whose turn it is. */
const WAITING = ".strip";
/** Choices in the hand that complete a choice on the board: a color, a payment. */
const FOLLOWING = ":is(.hand, .tray) [data-choice]";

/** The choices in document order, which is the order of their numbers. */
export function choicesOf(table: Element): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(CHOICE)];
}

/**
 * Focuses the next decision: the confirm button, else a choice that follows the current one, else the first choice. If
 * there is none, focuses the strip: losing the focus would send screen readers to the top of the page.
 */
export function focusNext(table: Element): void {
  const isChosen = table.querySelector("[data-chosen]") !== null;
  const wanted = [CONFIRM, ...(isChosen ? [FOLLOWING] : []), CHOICE];
  const found = wanted.map((selector) => table.querySelector<HTMLElement>(selector)).find((it) => it !== null);
  if (found) {
    found.focus({ preventScroll: false });
  } else {
    table.querySelector<HTMLElement>(WAITING)?.focus({ preventScroll: true });
  }
}

/**
 * Attachment for a table: when the focused choice disappears or stops being a choice, focuses the next decision. Does
 * nothing while a pointer is used or the focus is elsewhere.
 */
export function followDecisions(table: HTMLElement): () => void {
  let usesKeys = false;
  let cancelLook: (() => void) | null = null;
  const look = () => {
    cancelLook = null;
    if (usesKeys && isLost(table)) {
      focusNext(table);
    }
  };
  const observer = new MutationObserver(() => (cancelLook ??= inNextFrame(look)));
  observer.observe(table, { subtree: true, childList: true, attributeFilter: ["data-choice", "data-chosen"] });
  const onkey = () => (usesKeys = true);
  const onpointer = () => (usesKeys = false);
  addEventListener("keydown", onkey, true);
  addEventListener("pointerdown", onpointer, true);
  return () => {
    observer.disconnect();
    cancelLook?.();
    removeEventListener("keydown", onkey, true);
    removeEventListener("pointerdown", onpointer, true);
  };
}

function isLost(table: Element): boolean {
  const { activeElement } = document;
  const isLeft = activeElement?.matches(`[data-part]:not([data-choice]), ${WAITING}`) ?? false;
  return activeElement === null || activeElement === document.body || (isLeft && table.contains(activeElement));
}
