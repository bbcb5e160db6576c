// What a player is told: what is asked now, in a few words, and what the guide explains at each first.

import type { View } from "../../protocol/mille-fiori";
import { t } from "../../words/words.svelte";
import type { BoardProps, GuideStep } from "../contract";
import { newPrompt } from "./masterworks/prompt";

/** What a newcomer is told at each first. */
export const guide: readonly GuideStep<View>[] = [
  { key: "mf-guide-goal", when: () => true },
  { key: "mf-guide-pick", when: ({ view, acting }) => acting !== null && view.awaited === "pick" },
  { key: "mf-guide-use", when: ({ view, acting }) => acting !== null && view.awaited === "use" },
  { key: "mf-guide-areas", when: ({ view, acting }) => acting !== null && view.awaited === "use" },
  {
    key: "mf-guide-sail",
    when: ({ acting, choices }) => acting !== null && choices.some(({ part }) => part === "sail"),
  },
  { key: "mf-guide-extra", when: ({ view, acting }) => acting !== null && view.awaited === "extra-card" },
  { key: "mf-guide-bonus", when: ({ acting, seats }) => acting !== null && (seats[acting]?.score ?? 0) >= 15 },
];

/** What is asked of the acting seat. */
export function prompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "pick":
      return t("mf-prompt-pick", { name: leftOf(table) });
    case "use":
      return t(table.choices.some(({ part }) => part.startsWith("space:")) ? "mf-prompt-use" : "mf-prompt-sail");
    case "extra-card":
      return t("mf-prompt-extra");
    default:
      return newPrompt(table);
  }
}

/** Who gets the hand next. */
function leftOf(table: BoardProps<View>): string {
  const left = ((table.acting ?? 0) + 1) % table.seats.length;
  return table.seats[left]?.name ?? "";
}
