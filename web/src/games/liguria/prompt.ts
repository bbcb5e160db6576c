// Prompts for the acting seat, and the steps of the guide.

import type { View } from "../../protocol/liguria";
import { nextChoices } from "../../choices/tree";
import { t } from "../../words/words.svelte";
import type { BoardProps, GuideStep } from "../contract";
import { stallAt, swordsOf } from "./components";
import { onTurn, spotAt } from "./position";

/** Whether the viewer has to make this decision. */
const asked =
  (step: string) =>
  ({ view, acting }: BoardProps<View>) =>
    acting !== null && view.step === step;

/** The steps of the guide, each shown when it first applies. */
export const guide: readonly GuideStep<View>[] = [
  { key: "lg-guide-goal", when: () => true },
  { key: "lg-guide-market", when: asked("place-merchant") },
  { key: "lg-guide-tiles", when: asked("take-tiles") },
  { key: "lg-guide-card", when: asked("take-card") },
  {
    key: "lg-guide-upgrade",
    when: ({ view, acting }) => acting !== null && typeof view.step === "object" && "upgrade" in view.step,
  },
  { key: "lg-guide-sail", when: asked("sail") },
  {
    key: "lg-guide-load",
    when: ({ view, acting }) => acting !== null && typeof view.step === "object" && !("upgrade" in view.step),
  },
  { key: "lg-guide-land", when: asked("land") },
  { key: "lg-guide-conquer", when: asked("conquer") },
  { key: "lg-guide-diplomat", when: asked("place-diplomat") },
  { key: "lg-guide-home", when: asked("sail-home") },
];

/** Returns the prompt for the acting seat. */
export function prompt(table: BoardProps<View>): string | null {
  const { view, path, choices } = table;
  const { step } = view;
  if (typeof step === "object") {
    return "upgrade" in step ? t("lg-prompt-upgrade", { arrows: step.upgrade.arrows }) : t("lg-prompt-load");
  }
  switch (step) {
    case "place-merchant":
      return t("lg-prompt-market");
    case "take-tiles":
      return t("lg-prompt-tiles", { count: tilesDue(view) });
    case "take-card":
      return t("lg-prompt-card");
    case "sail":
      return path.length > 0 && nextChoices(choices, path).length > 0
        ? t("lg-prompt-stop")
        : t("lg-prompt-sail", { wheels: view.standings[onTurn(view)]?.wheels ?? 0 });
    case "land":
      return t("lg-prompt-land");
    case "conquer":
      return t("lg-prompt-conquer", { swords: swordsThere(view) });
    case "place-diplomat":
      return t(path.length > 0 ? "lg-prompt-pay" : "lg-prompt-diplomat");
    case "turn-around":
      return t("lg-prompt-turn");
    case "sail-home":
      return t("lg-prompt-home");
    default:
      return null;
  }
}

/** Returns the number of tiles that the stall of the current player gives. */
export function tilesDue(view: View): number {
  return stallAt(view.merchants[onTurn(view)])?.tiles ?? 0;
}

/** Returns the swords on the island where the current ship is. */
function swordsThere(view: View): number {
  const spot = spotAt(view, view.seats[onTurn(view)]?.ship.place ?? 0);
  return spot.kind === "island" ? swordsOf(spot.island?.knights ?? []) : 0;
}
