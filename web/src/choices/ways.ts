// Clicks that stand for the whole way from the start: they stay possible when something else has been chosen.

import type { BoardProps, Choice } from "../games/contract";
import { choiceAt, nextChoices, place, type Place } from "./parts";

/** Whether these parts, one after the other, lead somewhere. */
export function isWay(choices: readonly Choice[], parts: readonly string[]): boolean {
  return choiceAt(choices, parts) !== undefined;
}

/** The parts and what must follow them: where there is nothing to decide, the way goes on by itself. */
export function withForced(choices: readonly Choice[], parts: readonly string[]): readonly string[] {
  const next = nextChoices(choices, parts);
  const [only] = next;
  return only && next.length === 1 && !isComplete(choices, parts) ? withForced(choices, [...parts, only.part]) : parts;
}

/** As much of these parts as there is a way for, and what must follow. */
export function longestWay(choices: readonly Choice[], parts: readonly string[]): readonly string[] {
  const end = parts.findIndex((_, nth) => !isWay(choices, parts.slice(0, nth + 1)));
  return withForced(choices, end < 0 ? parts : parts.slice(0, end));
}

/** Whether these parts are what is chosen, or the beginning of it. */
export function isChosen({ path, pending }: Pick<BoardProps, "path" | "pending">, parts: readonly string[]): boolean {
  return [path, pending].some((chosen) => parts.every((part, nth) => chosen[nth] === part));
}

/** How a way stands: whether it leads on, and whether it is chosen. */
export type WayState = Pick<Place, "open" | "chosen">;

/**
 * Attributes for an element that stands for these parts, as `part()` gives them for one. A click begins anew, whatever
 * was chosen before; on what is chosen it takes it back; where no way leads it asks why not. Where many places stand side
 * by side, each derives its state and hands it over: then a choice touches only those whose state it changes.
 */
export function way(table: BoardProps<any>, parts: readonly string[], label: string, state: WayState = wayState(table, parts)) {
  const id = parts.join(" ");
  return place(table, { id, label, ...state }, () => {
    const { open, chosen } = wayState(table, parts);
    if (!open) {
      return table.onimpossible(id);
    }
    table.onpath(chosen ? [] : withForced(table.choices, parts));
  });
}

function wayState(table: BoardProps<any>, parts: readonly string[]): WayState {
  return { open: isWay(table.choices, parts), chosen: isChosen(table, parts) };
}

function isComplete(choices: readonly Choice[], parts: readonly string[]): boolean {
  return choiceAt(choices, parts)?.done === true;
}
