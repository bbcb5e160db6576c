// Small screens show a third of what is one's own at a time.

import type { Step } from "../../../protocol/liguria";

export type Page = "harbor" | "ship" | "screen";

export const PAGES: readonly Page[] = ["harbor", "ship", "screen"];

/** Where what is asked now is answered; nothing if it is on the board. */
export function pageFor(step: Step): Page | null {
  if (typeof step === "object") {
    return "upgrade" in step ? "harbor" : "ship";
  }
  if (step === "land" || step === "conquer") {
    return "screen";
  }
  return step === "place-diplomat" ? "harbor" : null;
}
