// What a newcomer is told at each first.

import type { View } from "../../protocol/mille-fiori";
import type { GuideStep } from "../contract";

export const guide: readonly GuideStep<View>[] = [
  { key: "mf-guide-goal", when: () => true },
  { key: "mf-guide-pick", when: ({ view, acting }) => acting !== null && view.awaited === "pick" },
  { key: "mf-guide-use", when: ({ view, acting }) => acting !== null && view.awaited === "use" },
  { key: "mf-guide-areas", when: ({ view, acting }) => acting !== null && view.awaited === "use" },
  { key: "mf-guide-sail", when: ({ acting, choices }) => acting !== null && choices.some(({ part }) => part === "sail") },
  { key: "mf-guide-extra", when: ({ view, acting }) => acting !== null && view.awaited === "extra-card" },
  { key: "mf-guide-bonus", when: ({ acting, seats }) => acting !== null && (seats[acting]?.score ?? 0) >= 15 },
];
