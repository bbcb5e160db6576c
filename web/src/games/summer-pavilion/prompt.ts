// What is asked of the acting seat, in a few words.

import type { View } from "../../protocol/summer-pavilion";
import { nextChoices } from "../../choices/tree";
import { t } from "../../words/words.svelte";
import type { BoardProps } from "../contract";

export function prompt(table: BoardProps<View>): string | null {
  const { step } = table.view;
  if (typeof step === "object") {
    return t("sp-prompt-bonus", { due: step["choose-bonus"] });
  }
  if (step === "acquire") {
    return t("sp-prompt-take");
  }
  return step === "play" ? playing(table) : null;
}

function playing({ choices, path }: BoardProps<View>): string {
  if (path.length === 0) {
    return t(choices.length > 1 ? "sp-prompt-place" : "sp-prompt-pass");
  }
  if (path[0] === "pass") {
    return t("sp-prompt-keep");
  }
  return t(nextChoices(choices, path).some(({ part }) => part.startsWith("jokers:")) ? "sp-prompt-pay" : "sp-prompt-color");
}
