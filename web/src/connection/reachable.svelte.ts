// Whether the server can be reached, as far as the last request tells. Browsers know only whether there is any network.

import { online } from "svelte/reactivity/window";

let hasAnswered = $state(true);

// A request that failed without a network says nothing about the server.
addEventListener("online", () => (hasAnswered = true));

/** Whether the last request was answered, and the browser knows of a network. */
export function isReachable(): boolean {
  return hasAnswered && online.current !== false;
}

export function setAnswered(isAnswered: boolean): void {
  hasAnswered = isAnswered;
}
