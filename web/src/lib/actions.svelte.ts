// What actions are called. The game's own words are enough where the whole sentence is needed; a board that shows
// where something happens can say it better, and a button that stands beside it shorter.

import type { GameFace } from "../games/contract";
import type { ChoiceAction } from "../protocol/messages";
import { isKnown, say, t } from "./words.svelte";

let ownName = $state.raw<GameFace["actionName"]>();

/** From now on this face is asked first. */
export function setActionNames(name: GameFace["actionName"]): void {
  ownName = name;
}

/** The whole action, as it is called where it follows a click on `part`. */
export function actionName(action: ChoiceAction, part: string): string {
  return ownName?.(action.notation, part) ?? say(action.label);
}

/** The deed alone, for a button beside what it is done to: the message `do-…` of the game, if it has one. */
export function deedName(action: ChoiceAction): string {
  const key = `do-${action.notation.split(" ")[0]}`;
  return isKnown(key) ? t(key) : say(action.label);
}
