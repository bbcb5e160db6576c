// The visitor. Someone without an account becomes a guest when they start to play: nobody has to sign in.

import type { ApiError, Me } from "../protocol/messages";
import { api, Problem } from "./api";
import { COMMON, say, t, translations } from "../words/words.svelte";

let me = $state.raw<Me | null>(null);
let problem = $state.raw<ApiError | null>(null);
/** The game whose texts the problem uses; `null` for that of the current scene. */
let problemGame = $state<string | null>(null);

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

/** The last error in the reader's language. */
export function problemText(): string {
  return problem ? say(problem.text, problemGame === null ? undefined : { game: problemGame, names: [] }) : "";
}

export function showProblem(error: ApiError | null, game: string | null = null): void {
  [problem, problemGame] = [error, game];
}

/** Runs a request. If it fails, shows the error with the texts of `game` and returns `null`. */
export async function attempt<T>(request: () => Promise<T>, game: string | null = null): Promise<T | null> {
  showProblem(null);
  return request().catch((error: unknown) => {
    showProblem(errorOf(error), game);
    return null;
  });
}

/**
 * Runs a request for something that may not exist. If it doesn't, returns `null`, and the page says so instead of a
 * toast.
 */
export async function find<T>(request: () => Promise<T>): Promise<T | null> {
  return request().catch((error: unknown) => {
    const found = errorOf(error);
    if (found.code === "unavailable") {
      showProblem(found);
    }
    return null;
  });
}

function errorOf(error: unknown): ApiError {
  if (error instanceof Problem) {
    return error.error;
  }
  throw error;
}

/** Whether the visitor has chosen a name. Guests who only play against computers are never asked for one. */
export function hasName(): boolean {
  return me !== null && (me.account || !translations("guest-name").includes(me.name));
}

/** The visitor's name, or a default to offer; numbered, so that two visitors who keep it can be told apart. */
export function suggestedName(): string {
  const number = 100 + Math.floor(Math.random() * 900);
  return hasName() && me ? me.name : `${t("guest-name", {}, COMMON)} ${number}`;
}

/** Gives the visitor a name; creates a guest if there is none. */
export async function nameVisitor(name: string): Promise<Me> {
  return (me = await api.enter(name));
}

/** The visitor; creates a guest if there is none. */
export async function ensureVisitor(): Promise<Me> {
  return me ?? nameVisitor(t("guest-name", {}, COMMON));
}

export async function loadVisitor(): Promise<void> {
  me = await api.me();
}
