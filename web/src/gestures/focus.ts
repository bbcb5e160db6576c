// Keyboard focus at a table: it goes where the next decision is.

import { inNextFrame } from "../frames/frames.svelte";

const CONFIRM = ".strip .primary";
const CHOICE = "[data-choice]";
/** Once something is chosen, what follows it lies in the hand: a color, a payment. */
const FOLLOWING = ":is(.hand, .tray) [data-choice]";

/** The choices in the order in which they are numbered: as they stand in the document. */
export function choicesOf(table: Element): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(CHOICE)];
}

/** Moves the focus to what is to be decided next; nothing happens if nothing is. */
export function focusNext(table: Element): void {
  const isChosen = table.querySelector("[data-chosen]") !== null;
  const wanted = [CONFIRM, ...(isChosen ? [FOLLOWING] : []), CHOICE];
  const found = wanted.map((selector) => table.querySelector<HTMLElement>(selector)).find((it) => it !== null);
  found?.focus({ preventScroll: false });
}

/**
 * Keeps the focus of a keyboard at the table: whenever the focused choice is gone or no choice any more, the next decision
 * gets the focus. Whoever points or has moved the focus elsewhere is left alone.
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
  const isFormerChoice = activeElement?.matches("[data-part]:not([data-choice])") ?? false;
  return activeElement === null || activeElement === document.body || (isFormerChoice && table.contains(activeElement));
}
