// The state of a seat, for its panel.

import type { View } from "../../protocol/mille-fiori";
import { t } from "../../words/words.svelte";
import { type Bonus, BONUS_ROWS } from "./components";
import { masterworksPanelState } from "./masterworks/prompt";
import { cardName } from "./names";
import { differentSymbols } from "./position";

/** What the seat is doing or has done, in a few words; empty if it is waiting. */
export function panelState(view: View, seat: number): string {
  const player = view.seats[seat];
  if (isAsked(view, seat)) {
    return asked(view);
  }
  return player?.has_picked ? t("mf-panel-has-picked") : "";
}

/** Progress of a seat toward the bonus of a row. */
export function gauge(view: View, seat: number, { row, needed }: Bonus): { reached: number; earned: boolean } {
  const earned = (view.seats[seat]?.bonuses[BONUS_ROWS.indexOf(row)] ?? 0) > 0;
  return { reached: Math.min(needed, differentSymbols(view, row, seat)), earned };
}

function isAsked(view: View, seat: number): boolean {
  const turn = view.turn;
  if (typeof turn === "string") {
    return false;
  }
  return "choose" in turn ? turn.choose === seat : turn.commit.includes(seat);
}

function asked(view: View): string {
  switch (view.awaited) {
    case "pick":
      return t("mf-panel-choosing");
    case "extra-card":
      return t("mf-panel-extra");
    case "use":
      return view.in_play?.card
        ? t("mf-panel-plays", { card: cardName(view.in_play.card) })
        : t("mf-panel-plays-hidden");
    default:
      return masterworksPanelState(view.awaited);
  }
}
