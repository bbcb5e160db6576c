// Parts of the page that are loaded when they are first shown, so that the page itself is small.

import { unreachable } from "../connection/api";
import { showProblem } from "../connection/session.svelte";

/** A function that loads a component. If it can't be loaded, this is shown like a failed request, and nothing else is. */
export function onDemand<T>(load: () => Promise<{ default: T }>): () => Promise<T> {
  return () =>
    load().then(
      (part) => part.default,
      () => {
        showProblem(unreachable);
        return new Promise<T>(() => undefined);
      },
    );
}
