// Who is visiting. A visitor without a name gets one at the first move: nobody has to sign in to play.

import type { ApiError, Me } from "../protocol/messages";
import { api, Problem } from "./api";
import { COMMON, t } from "../words/words.svelte";

let me = $state.raw<Me | null>(null);
let problem = $state.raw<ApiError | null>(null);

/** The visitor; nothing before a name is known. */
export function visitor(): Me | null {
  return me;
}

export function setVisitor(next: Me | null): void {
  me = next;
}

/** The last thing that went wrong and has not been put away. */
export function currentProblem(): ApiError | null {
  return problem;
}

export function showProblem(error: ApiError | null): void {
  problem = error;
}

/** Does something with the server; what goes wrong is shown, and the answer is nothing. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    problem = null;
    return await deed();
  } catch (error) {
    if (!(error instanceof Problem)) {
      throw error;
    }
    problem = error.error;
    return null;
  }
}

/** Makes sure there is a visitor, as a guest if need be. */
export async function ensureVisitor(): Promise<Me> {
  return (me ??= await api.enter(t("guest-name", {}, COMMON)));
}

export async function loadVisitor(): Promise<void> {
  me = await api.me();
}
