// Searches on this device in place of the server: hints and previews at its tables, verdicts on answers. Every question
// resolves with `null` if the engine can't answer, and the server then answers itself.

import { api } from "../connection/api";
import { isReachable } from "../connection/reachable.svelte";
import type {
  Hints,
  LessonAnswer,
  LessonTry,
  MistakeAnswer,
  Preview,
  PuzzleAnswer,
  PuzzleTry,
} from "../protocol/messages";
import { answerHere, isEngineReady, warmUp } from "./current";
import { hasEngine } from "./device";

/** A position as one of the visitor's seats sees it. */
export interface Seen {
  readonly game: string;
  readonly seat: number;
  readonly view: unknown;
}

export function hintsHere({ game, ...question }: Seen): Promise<Hints | null> {
  return ask<Hints>(`advice/${game}/hints`, question);
}

/** Only once the engine is loaded: until then, the server is faster. */
export function previewHere({ game, ...question }: Seen, action: string[]): Promise<Preview | null> {
  if (!isEngineReady()) {
    warmUp();
    return Promise.resolve(null);
  }
  return ask<Preview>(`advice/${game}/preview`, { ...question, action });
}

/** Checks an answer to a lesson. The server is asked only to store a right one, or if there is no engine. */
export async function tryLesson(game: string, id: string, tried: LessonTry): Promise<LessonAnswer> {
  const here = await askOnline<LessonAnswer>(`advice/${game}/lessons/${encodeURIComponent(id)}`, tried);
  return here && !here.right ? here : api.tryLesson(game, id, tried);
}

/** Checks an answer to a puzzle. The server stores and rates the result, but doesn't have to search. */
export async function tryPuzzle(game: string, id: string, tried: PuzzleTry): Promise<PuzzleAnswer> {
  const here = await askOnline<MistakeAnswer>(`advice/${game}/puzzles/${encodeURIComponent(id)}`, tried);
  if (!here) {
    return api.tryPuzzle(game, id, tried);
  }
  const { right, outcome, rating } = await api.tryPuzzle(game, id, { ...tried, right: here.right });
  const tellsSolution = right || tried.action === undefined || outcome !== "failed";
  return {
    right,
    outcome,
    text: here.text,
    ...(rating && { rating }),
    ...(tellsSolution && here.solution && { solution: here.solution }),
  };
}

/** Offline, the engine answers in the server's place anyway, and stores the result. */
function askOnline<T>(path: string, question: unknown): Promise<T | null> {
  return isReachable() ? ask<T>(path, question) : Promise.resolve(null);
}

async function ask<T>(path: string, question: unknown): Promise<T | null> {
  if (!hasEngine) {
    return null;
  }
  const answer = await answerHere(path, { method: "POST", body: JSON.stringify(question) });
  return answer?.ok ? ((await answer.json()) as T) : null;
}
