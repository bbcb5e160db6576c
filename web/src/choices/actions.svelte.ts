// What actions are called. The game's own words are enough where the whole sentence is needed; a board that shows
// where something happens can say it better, and a button that stands beside it shorter.

import type { GameFace } from "../games/contract";
import type { ChoiceAction, EventLine, Text } from "../protocol/messages";
import { isKnown, list, say, t } from "../words/words.svelte";
import type { Candidate, Chooser } from "./chooser.svelte";

let own = $state.raw<Pick<GameFace, "actionName"> | null>(null);

/** From now on this face is asked first. */
export function setActionNames(face: GameFace | null): void {
  own = face;
}

/** The whole action, as it is called where it follows a click on `part` and causes `events`, as far as they are known. */
export function actionName(action: ChoiceAction, part: string, events: readonly EventLine[] = []): string {
  return own?.actionName?.(part, events) ?? say(action.label);
}

/**
 * The deed alone, for a button beside what it is done to: the message `do-…` of the game for the kind of part that was
 * clicked first, or for the server's name of the action where one kind leads to several.
 */
export function deedName({ node, parts, action }: Candidate): string {
  const kind = parts[0]?.split(":")[0];
  const key = [`do-${kind}`, action?.label.key.replace(/^action-/, "do-")].find((each) => each && isKnown(each));
  return key ? t(key) : say(action?.label ?? node.label);
}

/** What is said to a click that means no action at all: whose turn it is if not the visitor's; else what is asked instead. */
export function impossible(store: Pick<Chooser, "acting" | "seats">, prompt: string | null): Text {
  if (store.acting !== null) {
    return { key: "not-now", args: [["prompt", { verbatim: prompt ?? t("choose-now") }]] };
  }
  const names = store.seats.filter((seat) => seat.acts).map((seat) => seat.name);
  return {
    key: "not-your-turn",
    args: [
      ["names", { verbatim: list(names) }],
      ["count", { number: names.length }],
    ],
  };
}
