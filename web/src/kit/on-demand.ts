// Parts of the page that are loaded when they are first shown, so that the page itself is small.

import { unreachable } from "../connection/api";
import { showProblem } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { loadPageWords, type WordPart } from "../words/catalog.svelte";

/**
 * A function that loads a component and the messages it shows. If they can't be loaded, this is shown like a failed
 * request, and nothing else is.
 */
export function onDemand<T>(load: () => Promise<{ default: T }>, ...words: readonly WordPart[]): () => Promise<T> {
  return () =>
    Promise.all([load(), ...words.map((part) => loadPageWords(part, settings.language))]).then(
      ([part]) => part.default,
      () => {
        showProblem(unreachable);
        return new Promise<T>(() => undefined);
      },
    );
}
