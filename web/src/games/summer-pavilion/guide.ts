// What a newcomer is told at each first.

import type { View } from "../../protocol/summer-pavilion";
import type { GuideStep } from "../contract";

export const guide: readonly GuideStep<View>[] = [
  { key: "sp-guide-goal", when: () => true },
  { key: "sp-guide-take", when: ({ view, acting }) => acting !== null && view.step === "acquire" },
  { key: "sp-guide-joker", when: ({ view, acting }) => acting !== null && view.step === "acquire" },
  { key: "sp-guide-place", when: ({ view, acting }) => acting !== null && view.step === "play" },
  { key: "sp-guide-neighbors", when: ({ view, acting }) => acting !== null && view.step === "play" },
  { key: "sp-guide-bonus", when: ({ view, acting }) => acting !== null && typeof view.step === "object" },
  { key: "sp-guide-pass", when: ({ view, acting, choices }) => acting !== null && view.step === "play" && choices.some(({ part }) => part === "pass") },
];
