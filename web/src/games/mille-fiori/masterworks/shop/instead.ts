// Small screens show one thing at a time: what the expansion asks for comes to the hand.

import type { View } from "../../../../protocol/mille-fiori";
import type { BoardProps } from "../../../contract";

const PREFIXES = ["open:", "stack", "window:", "dogaressa:"];

/** Whether a pile, the own window or the own Dogaressas must be shown in place of the hand. */
export function comesToHand({ choices }: Pick<BoardProps<View>, "choices">): boolean {
  return choices.some(({ part }) => PREFIXES.some((prefix) => part.startsWith(prefix)));
}
