// Explains why a click on something that is not a choice now is impossible.

import { impossible } from "../choices/actions.svelte";
import type { Chooser } from "../choices/chooser.svelte";
import { isWay } from "../choices/tree";
import { currentProblem, showProblem } from "../connection/session.svelte";

/** Shows the reason: the rule that forbids the click, or else whose turn it is or what to choose instead. */
export async function explainRefusal(store: Chooser, part: string, prompt: string | null): Promise<void> {
  showProblem(null);
  const clicks = store.acting === null ? null : meant(store, part);
  if (clicks) {
    await store.whyNot(clicks);
  }
  const problem = currentProblem();
  const isExplained = problem !== null && problem.text.key !== "no-such-way";
  if (!isExplained && store.isRunning && store.viewer !== null) {
    showProblem({ code: "illegal", text: impossible(store, prompt) });
  }
}

/** The clicks to ask the server about; `null` if they are possible, but not after the current choice. */
function meant(store: Chooser, part: string): string[] | null {
  const clicks = part.split(" ");
  if (isWay(store.choices, clicks)) {
    return null;
  }
  return clicks.length === 1 ? [...store.path, ...clicks] : clicks;
}
