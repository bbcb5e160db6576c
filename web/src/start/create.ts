// From the choices of the dialog to the request for a table.

import type { Access, ClockRule, CreateTable, GameInfo, OptionValues, SeatPlan } from "../protocol/messages";
import { t } from "../words/words.svelte";

export const CLOCKS: readonly ClockRule[] = [
  { kind: "none" },
  { kind: "per-move", seconds: 30 },
  { kind: "per-move", seconds: 60 },
  { kind: "per-move", seconds: 120 },
  { kind: "per-game", seconds: 900 },
  { kind: "per-game", seconds: 1800 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

const BOT = "bot/";

export function clockLabel(rule: ClockRule): string {
  switch (rule.kind) {
    case "none":
      return t("clock-none");
    case "per-move":
      return t("clock-per-move", { seconds: rule.seconds });
    case "per-game":
      return t("clock-per-game", { minutes: rule.seconds / 60 });
    case "days":
      return t("clock-days", { days: rule.days });
  }
}

/** The options for a seat: the visitor, open, or a computer player. */
export function seatChoices(game: GameInfo, nameOf: (bot: string) => string): { value: string; label: string }[] {
  return [
    { value: "mine", label: t("seat-mine") },
    { value: "open", label: t("seat-open") },
    ...game.bots.map((bot) => ({ value: BOT + bot, label: t("seat-bot", { bot: nameOf(bot) }) })),
  ];
}

export function seatPlan(choice: string, name: string): SeatPlan {
  if (choice.startsWith(BOT)) {
    return { kind: "bot", bot: choice.slice(BOT.length) };
  }
  return choice === "mine" ? { kind: "mine", name: name.trim() || undefined } : { kind: "open" };
}

/** Hints are only for games without a clock. */
export function allowsHints(clock: ClockRule): boolean {
  return clock.kind === "none";
}

export function planFor(
  game: string,
  options: OptionValues,
  seats: SeatPlan[],
  access: Access,
  clock: ClockRule,
  hints: boolean,
): CreateTable {
  return { game, options, seats, access, clock, hints: hints && allowsHints(clock) };
}
