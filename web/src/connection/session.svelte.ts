// The visitor. Someone without an account becomes a guest when they start to play: nobody has to sign in.

import type { ApiError, Me } from "../protocol/messages";
import { api, Problem } from "./api";
import { COMMON, t } from "../words/words.svelte";

let me = $state.raw<Me | null>(null);
let problem = $state.raw<ApiError | null>(null);

/** The visitor; `null` for a stranger. */
export function visitor(): Me | null {
  return me;
}

export function setVisitor(next: Me | null): void {
  me = next;
}

/** The last error that has not been dismissed. */
export function currentProblem(): ApiError | null {
  return problem;
}

export function showProblem(error: ApiError | null): void {
  problem = error;
}

/** Runs a request; shows its error, if any, and then returns `null`. */
export async function attempt<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    problem = null;
    return await request();
  } catch (error) {
    if (!(error instanceof Problem)) {
      throw error;
    }
    problem = error.error;
    return null;
  }
}

/** The visitor; creates a guest if there is none. */
export async function ensureVisitor(): Promise<Me> {
  return (me ??= await api.enter(t("guest-name", {}, COMMON)));
}

export async function loadVisitor(): Promise<void> {
  me = await api.me();
}
