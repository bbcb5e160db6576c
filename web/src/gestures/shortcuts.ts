// Keys that work wherever the focus is, except while typing or in a dialog.

import { settings } from "../settings/settings.svelte";

/** Actions by key, as named in `KeyboardEvent.key`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

export function runShortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const run = isFree(event) ? shortcuts[event.key] : undefined;
  if (run) {
    event.preventDefault();
    run();
  }
}

function isFree(event: KeyboardEvent): boolean {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  return settings.shortcuts && !isChord && !isTyping(event.target) && !isDialogOpen();
}

/** Whether a dialog covers the page and gets all keys. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
}
