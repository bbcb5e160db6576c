// The actions that a click completes or leads to.

import type { Choice, PreviewInfo } from "../games/contract";

/** The action of the first leaf. */
export function firstAction(node: Choice): Choice["action"] {
  return node.action ?? (node.then?.[0] && firstAction(node.then[0]));
}

/** The action of the last leaf. */
export function lastAction(node: Choice): Choice["action"] {
  const last = node.then?.at(-1);
  return last ? lastAction(last) : node.action;
}

/** Whether a click ends the choice or leads on. */
export function kindOf(node: Choice | undefined): "complete" | "leads-on" | null {
  return node ? (node.then?.length ? "leads-on" : "complete") : null;
}

/** Tells a click from all others at this decision. */
export function keyOf(node: Choice): string {
  return `${node.part} ${firstAction(node)?.notation ?? ""}`;
}

/** What is known of a click before anybody was asked. */
export function bare(node: Choice): PreviewInfo {
  return { part: node.part, title: node.action?.label ?? node.label, action: node.action, total: 0, isUpTo: false, events: [], outlook: [] };
}
