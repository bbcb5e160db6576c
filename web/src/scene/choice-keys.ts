// Keys that lead to the choices of a table.

import { choicesOf, focusNext } from "../gestures/focus";
import type { Shortcuts } from "../gestures/shortcuts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Digits focus the choices in order; C focuses the next decision. */
export function choiceKeys(table: () => HTMLElement | undefined): Shortcuts {
  const withTable = (act: (table: HTMLElement) => void) => () => {
    const found = table();
    if (found) {
      act(found);
    }
  };
  const digits = DIGITS.map((digit, nth) => [digit, withTable((found) => choicesOf(found)[nth]?.focus())] as const);
  return { c: withTable(focusNext), ...Object.fromEntries(digits) };
}
