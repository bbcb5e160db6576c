// Reviews of finished games: made by the engine on this device if there is one, so that nobody has to wait for the
// server, and otherwise by the server.

import { api, Problem } from "../connection/api";
import { hasEngine, isDeviceTable } from "../device/device";
import type { MistakeAnswer, PuzzleTry, ReviewState } from "../protocol/messages";
import { pathOf, type Subject } from "../replay/subject";

/** Games on the server whose reviews are on this device. */
const here = new Set<string>();

/** Path of a game's review: on the server, or on this device. */
function reviewPath(subject: Subject, isHere = here.has(subject.id)): string {
  return isHere ? `reviews/${encodeURIComponent(subject.id)}` : `${pathOf(subject)}/review`;
}

/** The review of a game, or its progress. */
export async function loadReview(subject: Subject): Promise<ReviewState> {
  const found = await api.review(reviewPath(subject));
  if (found.state !== "missing" || !canBeHere(subject)) {
    return found;
  }
  const local = await api.review(reviewPath(subject, true)).catch(() => found);
  if (local.state !== "missing") {
    here.add(subject.id);
  }
  return local;
}

export async function startReview(subject: Subject): Promise<ReviewState> {
  if (canBeHere(subject)) {
    try {
      const state = await api.startReview(reviewPath(subject, true), await api.record(subject));
      here.add(subject.id);
      return state;
    } catch (error) {
      if (!isUnavailable(error)) {
        throw error;
      }
    }
  }
  return api.startReview(reviewPath(subject));
}

/** Whether a running review can be canceled: the server's may be wanted by others. */
export function isCancelable({ id }: Subject): boolean {
  return here.has(id) || isDeviceTable(id);
}

export async function cancelReview(subject: Subject): Promise<ReviewState> {
  await api.cancelReview(reviewPath(subject));
  here.delete(subject.id);
  return { state: "missing" };
}

/** Tries another action at a reviewed decision; without one, asks for the best. */
export function retry(subject: Subject, step: number, tried: PuzzleTry): Promise<MistakeAnswer> {
  return api.retry(reviewPath(subject), step, tried);
}

/** Whether a game on the server can be reviewed on this device. */
function canBeHere({ id }: Subject): boolean {
  return hasEngine && !here.has(id) && !isDeviceTable(id);
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Problem && error.error.code === "unavailable";
}
