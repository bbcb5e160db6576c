// Open dialogs and the Back button. While a dialog is open, there is one additional history entry: Back removes it and
// closes the topmost dialog instead of leaving the page.

type Close = () => void;

const open: Close[] = [];
let hasEntry = false;
/** Whether the next `popstate` comes from removing the entry here, not from the visitor. */
let isDropping = false;
/** Tasks that wait until the entry is removed. */
let afterwards: (() => void)[] = [];

/** Registers an open dialog. Returns a function to call once it is closed, no matter how. */
export function openOverlay(close: Close): () => void {
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    settle();
  };
}

/** Handles `popstate`: returns whether it belongs to a dialog, so that the page stays. */
export function isOverlayPop(): boolean {
  if (isDropping) {
    isDropping = false;
    const waiting = afterwards;
    afterwards = [];
    waiting.forEach((task) => task());
    settle();
    return true;
  }
  if (!hasEntry) {
    return false;
  }
  hasEntry = false;
  open.at(-1)?.();
  return true;
}

/**
 * Runs a task that changes the history: at once, or after the entry of a closed dialog has been removed. Until then, the
 * browser would go back from the task's new entry.
 */
export function whenSettled(task: () => void): void {
  if (isDropping) {
    afterwards.push(task);
  } else {
    task();
  }
}

/** Pushes the address of another page to the history, replacing the entry of an open dialog if there is one. */
export function pushAddress(path: string): void {
  if (hasEntry) {
    history.replaceState(null, "", path);
  } else {
    history.pushState(null, "", path);
  }
  hasEntry = false;
}

/** Adds or removes the entry once it is clear whether another dialog follows the one that was closed. */
function settle(): void {
  setTimeout(() => {
    if (open.length > 0 && !hasEntry && !isDropping) {
      history.pushState(null, "");
      hasEntry = true;
    } else if (open.length === 0 && hasEntry) {
      [hasEntry, isDropping] = [false, true];
      history.back();
    }
  });
}
