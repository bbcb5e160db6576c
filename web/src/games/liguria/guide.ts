// What a newcomer is told at each first.

import type { View } from "../../protocol/liguria";
import type { BoardProps, GuideStep } from "../contract";

/** Whether the visitor is asked this. */
const asked = (step: string) => ({ view, acting }: BoardProps<View>) => acting !== null && view.step === step;

export const guide: readonly GuideStep<View>[] = [
  { key: "lg-guide-goal", when: () => true },
  { key: "lg-guide-market", when: asked("place-merchant") },
  { key: "lg-guide-tiles", when: asked("take-tiles") },
  { key: "lg-guide-card", when: asked("take-card") },
  { key: "lg-guide-upgrade", when: ({ view, acting }) => acting !== null && typeof view.step === "object" && "upgrade" in view.step },
  { key: "lg-guide-sail", when: asked("sail") },
  { key: "lg-guide-load", when: ({ view, acting }) => acting !== null && typeof view.step === "object" && !("upgrade" in view.step) },
  { key: "lg-guide-land", when: asked("land") },
  { key: "lg-guide-conquer", when: asked("conquer") },
  { key: "lg-guide-diplomat", when: asked("place-diplomat") },
  { key: "lg-guide-home", when: asked("sail-home") },
];
