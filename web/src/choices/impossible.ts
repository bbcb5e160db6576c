// What is said to a click that means no action at all.

import type { Chooser } from "./chooser.svelte";
import { list, t } from "../words/words.svelte";
import type { Text } from "../protocol/messages";

/** Whose turn it is if not the visitor's; else what is asked instead. */
export function impossible(store: Pick<Chooser, "acting" | "seats">, prompt: string | null): Text {
  if (store.acting !== null) {
    return { key: "not-now", args: [["prompt", { verbatim: prompt ?? t("choose-now") }]] };
  }
  const names = store.seats.filter((seat) => seat.acts).map((seat) => seat.name);
  return { key: "not-your-turn", args: [["names", { verbatim: list(names) }], ["count", { number: names.length }]] };
}
