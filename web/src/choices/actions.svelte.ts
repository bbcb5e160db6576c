// What actions are called. The game's own words are enough where the whole sentence is needed; a board that shows
// where something happens can say it better, and a button that stands beside it shorter.

import type { GameFace } from "../games/contract";
import type { ChoiceAction, EventLine, Text } from "../protocol/messages";
import { isKnown, list, say, t } from "../words/words.svelte";
import type { Candidate, Chooser } from "./chooser.svelte";

let own = $state.raw<Pick<GameFace, "actionName" | "notationFor"> | null>(null);

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
 * clicked first, if it has one. So the button says the same before and after the server has named the action.
 */
export function deedName({ node, parts, action }: Candidate, view: unknown): string {
  const [kind] = (parts[0] ?? "").split(":");
  const [word] = (action?.notation ?? notationOf(parts, view) ?? "").split(" ");
  const key = [`do-${kind}`, `do-${word}`].find((each) => isKnown(each));
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

/** What a way begins with tells the action, or else all of it together. */
function notationOf(parts: readonly string[], view: unknown): string | null {
  const meant = (part: string) => own?.notationFor?.(part, [], view) ?? null;
  return meant(parts[0] ?? "") ?? meant(parts.join(" "));
}
