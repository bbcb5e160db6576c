// Names of actions: by default the server's label, a whole sentence; a game's face can give a better name for an action
// on its board, and a short one for a button next to it.

import type { GameFace } from "../games/contract";
import type { ChoiceAction, EventLine, Text } from "../protocol/messages";
import { isKnown, list, say, t } from "../words/words.svelte";
import type { Candidate, Chooser } from "./chooser.svelte";

let own = $state.raw<Pick<GameFace, "actionName"> | null>(null);

/** Sets the face whose names take precedence. */
export function setActionNames(face: GameFace | null): void {
  own = face;
}

/** Full name of an action after a click on `part`, with the events it causes, if known. */
export function actionName(action: ChoiceAction, part: string, events: readonly EventLine[] = []): string {
  return own?.actionName?.(part, events) ?? say(action.label);
}

/**
 * Short name of an action, for a button: the game's message `do-…` for the kind of the first part, or for the server's
 * name of the action if that kind leads to several actions.
 */
export function shortActionName({ node, parts, action }: Candidate): string {
  const kind = parts[0]?.split(":")[0];
  const key = [`do-${kind}`, action?.label.key.replace(/^action-/, "do-")].find((each) => each && isKnown(each));
  return key ? t(key) : say(action?.label ?? node.label);
}

/** Message for a click that can't lead to any action: whose turn it is, or what to choose instead. */
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
