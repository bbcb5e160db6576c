// Turns the choices in the dialog into the request for a table.

import type {
  Access,
  ClockRule,
  CreateTable,
  GameInfo,
  OptionValue,
  OptionValues,
  SeatPlan,
} from "../protocol/messages";
import { t } from "../words/words.svelte";
import { opponentsOf } from "./plans";

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

/** An option value that works only with certain values of other options. */
interface Requirement {
  readonly game: string;
  readonly option: string;
  readonly value: OptionValue;
  readonly requires: OptionValues;
  /** The game's message for it, with which the server refuses any other combination. */
  readonly reason: string;
}

const REQUIREMENTS: readonly Requirement[] = [
  {
    game: "mille-fiori",
    option: "masterworks",
    value: true,
    requires: { edition: "revised" },
    reason: "options-masterworks-edition",
  },
];

/** The requirements of these options. */
export function requirementsOf(game: string, options: OptionValues): readonly Requirement[] {
  return REQUIREMENTS.filter((each) => each.game === game && options[each.option] === each.value);
}

/** The options with this value, and everything it requires. */
export function withOption(game: string, options: OptionValues, name: string, value: OptionValue): OptionValues {
  const next = { ...options, [name]: value };
  return Object.assign(next, ...requirementsOf(game, next).map(({ requires }) => requires)) as OptionValues;
}

/** Whether another option rules out this value. */
export function isExcluded(game: string, options: OptionValues, name: string, value: OptionValue): boolean {
  return requirementsOf(game, options).some(({ requires }) => name in requires && requires[name] !== value);
}

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
    ...opponentsOf(game).map((bot) => ({ value: BOT + bot, label: t("seat-bot", { bot: nameOf(bot) }) })),
  ];
}

/** The plan of a seat; `name` is that of a player on this device. */
export function seatPlan(choice: string, name: string): SeatPlan {
  if (choice.startsWith(BOT)) {
    return { kind: "bot", bot: choice.slice(BOT.length) };
  }
  return choice === "mine" ? { kind: "mine", name } : { kind: "open" };
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
