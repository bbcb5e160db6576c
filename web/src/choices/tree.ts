// The tree of clicks that the page walks: what the server offers, and the ways through it.

import type { Choice, PreviewInfo } from "../games/contract";
import type { Choices } from "../protocol/messages";

/** The clicks to begin with: what the server sends with nothing said twice. Ways that go on alike share what follows. */
export function treeOf({ parts, places }: Choices): readonly Choice[] {
  const levels: Choice[][] = [];
  for (const clicks of places) {
    // Every place comes after those that it leads to.
    levels.push(
      clicks.flatMap(([part, done, then]) => {
        const clicked = parts[part];
        return clicked ? [{ ...clicked, done, then: then === null ? [] : (levels[then] ?? []) }] : [];
      }),
    );
  }
  return levels.at(-1) ?? [];
}

/** The nodes that may be clicked after `path`. */
export function nextChoices(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  let level = choices;
  for (const part of path) {
    level = level.find((node) => node.part === part)?.then ?? [];
  }
  return level;
}

/** The node at the end of this path. */
export function choiceAt(choices: readonly Choice[], path: readonly string[]): Choice | undefined {
  return nextChoices(choices, path.slice(0, -1)).find(({ part }) => part === path.at(-1));
}

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

/** The clicks to the first action that this node completes or leads to, itself included. */
export function firstWay(node: Choice): readonly string[] {
  const [first] = node.then ?? [];
  return node.done || !first ? [node.part] : [node.part, ...firstWay(first)];
}

/** The clicks to the last action. */
export function lastWay(node: Choice): readonly string[] {
  const last = node.then?.at(-1);
  return last ? [node.part, ...lastWay(last)] : [node.part];
}

/** Whether a click ends the choice or leads on. */
export function kindOf(node: Choice | undefined): "complete" | "leads-on" | null {
  return node ? (node.then?.length ? "leads-on" : "complete") : null;
}

/** What is known of a click before anybody was asked. */
export function bare(node: Choice): PreviewInfo {
  return { part: node.part, title: node.label, total: 0, isUpTo: false, events: [], outlook: [] };
}

function isComplete(choices: readonly Choice[], parts: readonly string[]): boolean {
  return choiceAt(choices, parts)?.done === true;
}
