// Prompts for the acting seat, and the steps of the guide.

import type { View } from "../../protocol/mille-fiori";
import { t } from "../../words/words.svelte";
import type { BoardProps, GuideStep, SeatFace } from "../contract";
import { BONUS_VALUES } from "./components";
import { masterworksPrompt } from "./masterworks/prompt";
import { leftOf } from "./position";

/** The steps of the guide, each shown when it first applies. */
export const guide: readonly GuideStep<View>[] = [
  { key: "mf-guide-goal", when: () => true },
  { key: "mf-guide-pick", when: ({ view, acting }) => acting !== null && view.awaited === "pick", at: "card:" },
  { key: "mf-guide-use", when: ({ view, acting }) => acting !== null && view.awaited === "use", at: "space:" },
  { key: "mf-guide-areas", when: ({ view, acting }) => acting !== null && view.awaited === "use", at: "space:" },
  {
    key: "mf-guide-sail",
    when: ({ acting, choices }) => acting !== null && choices.some(({ part }) => part === "ship"),
    at: "ship",
  },
  { key: "mf-guide-extra", when: ({ view, acting }) => acting !== null && view.awaited === "extra-card" },
  { key: "mf-guide-bonus", when: ({ acting, seats }) => acting !== null && isUnderWay(seats[acting]) },
];

/** The prompt for the acting seat. */
export function prompt(table: BoardProps<View>): string | null {
  switch (table.view.awaited) {
    case "pick":
      return t("mf-prompt-pick", { name: leftOf(table.seats, table.acting ?? 0)?.name ?? "" });
    case "use":
      return t(table.choices.some(({ part }) => part.startsWith("space:")) ? "mf-prompt-use" : "mf-prompt-sail");
    case "extra-card":
      return t("mf-prompt-extra");
    default:
      return masterworksPrompt(table);
  }
}

/** Whether a seat has at least as many points as the second bonus: time to explain bonuses. */
function isUnderWay(seat: SeatFace | undefined): boolean {
  return seat !== undefined && seat.score >= (BONUS_VALUES[1] ?? 0);
}
