// The actions that a click completes or leads to, each named by its clicks.

import type { Choice, PreviewInfo } from "../games/contract";

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
