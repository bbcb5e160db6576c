// The tree of choices that the server offers, and paths through it.

import type { Choice, PreviewInfo } from "../games/contract";
import type { Choices } from "../protocol/messages";

/** Expands the server's compact form into a tree and returns its first level. Equal subtrees are shared. */
export function treeOf({ parts, places }: Choices): readonly Choice[] {
  const levels: Choice[][] = [];
  for (const clicks of places) {
    // Every level comes after those it leads to.
    levels.push(
      clicks.flatMap(([part, done, then]) => {
        const clicked = parts[part];
        return clicked ? [{ ...clicked, done, then: then === null ? [] : (levels[then] ?? []) }] : [];
      }),
    );
  }
  return levels.at(-1) ?? [];
}

/** The nodes that can be clicked after `path`. */
export function nextChoices(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  let level = choices;
  for (const part of path) {
    level = level.find((node) => node.part === part)?.then ?? [];
  }
  return level;
}

/** The node at the end of this path, if it exists. */
export function choiceAt(choices: readonly Choice[], path: readonly string[]): Choice | undefined {
  return nextChoices(choices, path.slice(0, -1)).find(({ part }) => part === path.at(-1));
}

/** Whether these parts are a path in the tree. */
export function isWay(choices: readonly Choice[], parts: readonly string[]): boolean {
  return choiceAt(choices, parts) !== undefined;
}

/** The parts, extended as long as only one part can follow. */
export function withForced(choices: readonly Choice[], parts: readonly string[]): readonly string[] {
  const next = nextChoices(choices, parts);
  const [only] = next;
  return only && next.length === 1 && !isComplete(choices, parts) ? withForced(choices, [...parts, only.part]) : parts;
}

/** The longest possible prefix of these parts, with forced parts added. */
export function longestWay(choices: readonly Choice[], parts: readonly string[]): readonly string[] {
  const end = parts.findIndex((_, nth) => !isWay(choices, parts.slice(0, nth + 1)));
  return withForced(choices, end < 0 ? parts : parts.slice(0, end));
}

/** The path from this node, inclusive, to the first action it completes or leads to. */
export function firstWay(node: Choice): readonly string[] {
  const [first] = node.then ?? [];
  return node.done || !first ? [node.part] : [node.part, ...firstWay(first)];
}

/** The path from this node, inclusive, to the last action it leads to. */
export function lastWay(node: Choice): readonly string[] {
  const last = node.then?.at(-1);
  return last ? [node.part, ...lastWay(last)] : [node.part];
}

/** Whether a click completes the choice or further parts follow; `null` without a node. */
export function kindOf(node: Choice | undefined): "complete" | "leads-on" | null {
  return node ? (node.then?.length ? "leads-on" : "complete") : null;
}

/** A preview with the label alone, before the server has answered. */
export function bare(node: Choice): PreviewInfo {
  return { part: node.part, title: node.label, total: 0, isUpTo: false, events: [], outlook: [] };
}

function isComplete(choices: readonly Choice[], parts: readonly string[]): boolean {
  return choiceAt(choices, parts)?.done === true;
}
