// Prompts for the acting seat, and the steps of the guide.

import type { View } from "../../protocol/summer-pavilion";
import { nextChoices } from "../../choices/tree";
import { t } from "../../words/words.svelte";
import type { BoardProps, GuideStep } from "../contract";
import { CORNERS } from "./components";

/** The steps of the guide, each shown when it first applies. */
export const guide: readonly GuideStep<View>[] = [
  { key: "sp-guide-goal", when: () => true },
  { key: "sp-guide-take", when: ({ view, acting }) => acting !== null && view.step === "acquire" },
  { key: "sp-guide-joker", when: ({ view, acting }) => acting !== null && view.step === "acquire" },
  { key: "sp-guide-place", when: ({ view, acting }) => acting !== null && view.step === "play", at: "space:" },
  { key: "sp-guide-neighbors", when: ({ view, acting }) => acting !== null && view.step === "play", at: "space:" },
  { key: "sp-guide-bonus", when: ({ view, acting }) => acting !== null && typeof view.step === "object" },
  {
    key: "sp-guide-pass",
    when: ({ view, acting, choices }) =>
      acting !== null && view.step === "play" && choices.some(({ part }) => part === "pass"),
    at: "pass",
  },
];

/** Returns the prompt for the acting seat. */
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
    return t("sp-prompt-keep", { most: CORNERS });
  }
  return t(
    nextChoices(choices, path).some(({ part }) => part.startsWith("jokers:")) ? "sp-prompt-pay" : "sp-prompt-color",
  );
}
