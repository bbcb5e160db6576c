// What a player is told: what is asked now, in a few words, and what the guide explains at each first.

import type { View } from "../../protocol/mille-fiori";
import { t } from "../../words/words.svelte";
import type { BoardProps, GuideStep, SeatFace } from "../contract";
import { BONUS_VALUES } from "./components";
import { newPrompt } from "./masterworks/prompt";
import { leftOf } from "./position";

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
  { key: "mf-guide-bonus", when: ({ acting, seats }) => acting !== null && isUnderWay(seats[acting]) },
];

/** What is asked of the acting seat. */
export function prompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "pick":
      return t("mf-prompt-pick", { name: leftOf(table.seats, table.acting ?? 0)?.name ?? "" });
    case "use":
      return t(table.choices.some(({ part }) => part.startsWith("space:")) ? "mf-prompt-use" : "mf-prompt-sail");
    case "extra-card":
      return t("mf-prompt-extra");
    default:
      return newPrompt(table);
  }
}

/** Whether a seat has as many points as one of the higher bonuses brings: time to think of them. */
function isUnderWay(seat: SeatFace | undefined): boolean {
  return seat !== undefined && seat.score >= (BONUS_VALUES[1] ?? 0);
}
