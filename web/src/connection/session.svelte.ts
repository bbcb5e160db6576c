// The visitor. Someone without an account becomes a guest when they start to play: nobody has to sign in.

import type { ApiError, Me } from "../protocol/messages";
import { setOwner } from "../device/current";
import { hasEngine } from "../device/device";
import { api, Problem } from "./api";
import { readLocal, writeLocal } from "../settings/local";
import { COMMON, say, t } from "../words/words.svelte";

let me = $state.raw<Me | null>(null);
let problem = $state.raw<ApiError | null>(null);
/** The game whose messages the problem uses; `null` for that of the current scene. */
let problemGame = $state<string | null>(null);

/** The visitor; `null` for a stranger. */
export function visitor(): Me | null {
  return me;
}

export function setVisitor(next: Me | null): void {
  me = next;
  setOwner(me);
  remember(me);
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

/** Runs a request. If it fails, shows the error with the messages of `game` and returns `null`. */
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

/** The name that the page gives to guests, in every language: they may have come with another one. */
export const GUEST_NAMES: readonly string[] = ["Guest", "Gast"];

/** Whether the visitor has chosen a name. Guests who only play against computers are never asked for one. */
export function hasName(): boolean {
  return me !== null && (me.account || !GUEST_NAMES.includes(me.name));
}

/** The visitor's name, or a default to offer; numbered, so that two visitors who keep it can be told apart. */
export function suggestedName(): string {
  const number = 100 + Math.floor(Math.random() * 900);
  return hasName() && me ? me.name : `${t("guest-name", {}, COMMON)} ${number}`;
}

/** Gives the visitor a name; creates a guest if there is none. */
export async function nameVisitor(name: string): Promise<Me> {
  setVisitor(await api.enter(name));
  return me as Me;
}

/** The visitor; creates a guest if there is none. */
export async function ensureVisitor(): Promise<Me | null> {
  return me ?? playAs(t("guest-name", {}, COMMON));
}

/** Gives the visitor a name to play under. Without a server, nothing changes: games on this device need no visitor. */
export async function playAs(name: string): Promise<Me | null> {
  return nameVisitor(name).catch((error: unknown) => {
    if (hasEngine && isUnreachable(error)) {
      return me;
    }
    throw error;
  });
}

/** Requests the visitor from the server. If it can't be reached, the visitor is the last one on this device. */
export async function loadVisitor(): Promise<void> {
  try {
    me = await api.me();
    remember(me);
  } catch (error) {
    if (!hasEngine || !isUnreachable(error)) {
      throw error;
    }
    me = remembered();
  } finally {
    setOwner(me);
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && error.error.code === "unavailable";
}

const KEY = "tavola-visitor";

/** Remembers the visitor for a start without a network. */
const remember = (visitor: Me | null) => writeLocal(KEY, visitor);
const remembered = () => readLocal<Me | null>(KEY, null);
