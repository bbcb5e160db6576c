// What actions are called. The game's own words are enough where the whole sentence is needed; a board that shows
// where something happens can say it better, and a button that stands beside it shorter.

import type { GameFace } from "../games/contract";
import type { ChoiceAction } from "../protocol/messages";
import type { Candidate } from "./chooser.svelte";
import { isKnown, say, t } from "../words/words.svelte";

let own = $state.raw<Pick<GameFace, "actionName" | "notationFor"> | null>(null);

/** From now on this face is asked first. */
export function setActionNames(face: GameFace | null): void {
  own = face;
}

/** The whole action, as it is called where it follows a click on `part`. */
export function actionName(action: ChoiceAction, part: string): string {
  return own?.actionName?.(action.notation, part) ?? say(action.label);
}

/**
 * The deed alone, for a button beside what it is done to: the message `do-…` of the game, if it has one. What it is shows
 * in the clicks already, before the server has said its whole name.
 */
export function deedName({ node, parts, action }: Candidate, view: unknown): string {
  const key = `do-${(action?.notation ?? notationOf(parts, view))?.split(" ")[0]}`;
  return isKnown(key) ? t(key) : say(action?.label ?? node.label);
}

/** What a way begins with tells the action, or else all of it together. */
function notationOf(parts: readonly string[], view: unknown): string | null {
  const meant = (part: string) => own?.notationFor?.(part, [], view) ?? null;
  return meant(parts[0] ?? "") ?? meant(parts.join(" "));
}
