// The choices as the server sends them, with nothing said twice, become the tree of clicks that the page walks.

import type { Choice } from "../games/contract";
import type { Choices } from "../protocol/messages";

/** The clicks to begin with. Ways that go on alike share what follows. */
export function treeOf({ parts, places }: Choices): readonly Choice[] {
  const levels: Choice[][] = [];
  for (const clicks of places) {
    // Every place comes after those that it leads to.
    levels.push(clicks.flatMap(([part, done, then]) => {
      const clicked = parts[part];
      return clicked ? [{ ...clicked, done, then: then === null ? [] : (levels[then] ?? []) }] : [];
    }));
  }
  return levels.at(-1) ?? [];
}
