// Turns the choices in the dialog into a request for a new table.

import type {
  Access,
  ChatMode,
  ClockRule,
  CreateTable,
  GameInfo,
  OptionValue,
  OptionValues,
  SeatPlan,
  Sitter,
  Spectators,
} from "../protocol/messages";
import { botName } from "../words/catalog.svelte";
import { t } from "../words/words.svelte";
import { opponentsOf } from "./plans";

const CLOCKS: readonly ClockRule[] = [
  { kind: "none" },
  { kind: "per-move", seconds: 30 },
  { kind: "per-move", seconds: 60 },
  { kind: "per-move", seconds: 120 },
  { kind: "per-game", seconds: 600, increment: 10 },
  { kind: "per-game", seconds: 900, increment: 0 },
  { kind: "per-game", seconds: 1800, increment: 0 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

/** Prefix of the values that choose a computer player for a seat. */
const BOT = "bot/";

/** An option value that works only with certain values of other options. */
interface Requirement {
  readonly game: string;
  readonly option: string;
  readonly value: OptionValue;
  readonly requires: OptionValues;
  /** Key of the game's message that explains it; the server refuses other combinations with this message. */
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

/** A clock without weekends off: the days per move are chosen separately. */
export function withoutWeekends(clock: ClockRule): ClockRule {
  return clock.kind === "days" ? { kind: "days", days: clock.days } : clock;
}

/** A clock with weekends off in this time zone, if it counts days and there is one. */
export function withWeekends(clock: ClockRule, zone: string | undefined): ClockRule {
  return clock.kind === "days" && zone !== undefined ? { ...clock, weekends_off: zone } : withoutWeekends(clock);
}

/** The time zone in which weekends are off; undefined if they are not. */
export function weekendsOff(clock: ClockRule): string | undefined {
  return clock.kind === "days" ? clock.weekends_off : undefined;
}

export function isSameClock(one: ClockRule, other: ClockRule): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The clocks on offer, including this one, which another client may have set. */
export function clocksWith(clock: ClockRule): readonly ClockRule[] {
  return CLOCKS.some((each) => isSameClock(each, clock)) ? CLOCKS : [...CLOCKS, clock];
}

export function clockLabel(rule: ClockRule): string {
  switch (rule.kind) {
    case "none":
      return t("clock-none");
    case "per-move":
      return t("clock-per-move", { seconds: rule.seconds });
    case "per-game":
      return perGameLabel(rule.seconds / 60, rule.increment);
    case "days":
      return daysLabel(rule.days, rule.weekends_off);
  }
}

function daysLabel(days: number, zone: string | undefined): string {
  const clock = t("clock-days", { days });
  return zone === undefined ? clock : t("clock-weekends-off", { clock, zone: zoneText(zone) });
}

/** A time zone as people read it: `America/New York`. */
export function zoneText(zone: string): string {
  return zone.replaceAll("_", " ");
}

function perGameLabel(minutes: number, increment: number): string {
  return increment > 0 ? t("clock-per-game-increment", { minutes, increment }) : t("clock-per-game", { minutes });
}

interface SeatChoice {
  readonly value: string;
  readonly label: string;
}

/** The options for a seat of a new table: the visitor, open, or a computer player. */
export function seatChoices(game: GameInfo): SeatChoice[] {
  return [{ value: "mine", label: t("seat-mine") }, ...freeSeatChoices(game)];
}

/** The options for a seat that nobody holds: open, or a computer player. */
export function freeSeatChoices(game: GameInfo): SeatChoice[] {
  const bots = opponentsOf(game).map((bot) => ({ value: BOT + bot, label: t("seat-bot", { bot: botName(bot) }) }));
  return [{ value: "open", label: t("seat-open") }, ...bots];
}

/** The current choice for a seat. */
export function choiceOf(sitter: Sitter): string {
  return sitter.kind === "bot" ? BOT + sitter.bot : "open";
}

/** The computer player that a choice stands for; `null` if it is another choice. */
export function botOf(choice: string): string | null {
  return choice.startsWith(BOT) ? choice.slice(BOT.length) : null;
}

/** The plan of a seat; `name` is that of a player on this device. */
export function seatPlan(choice: string, name: string): SeatPlan {
  const bot = botOf(choice);
  if (bot !== null) {
    return { kind: "bot", bot };
  }
  return choice === "mine" ? { kind: "mine", name } : { kind: "open" };
}

/** Whether hints can be allowed: only in games without a clock. */
export function allowsHints(clock: ClockRule): boolean {
  return clock.kind === "none";
}

/**
 * The chat that suits a table opened like this, until the host chooses another one: among strangers, phrases can't offend
 * and need no common language. `usual` is the chat of a table that isn't open to anyone.
 */
export function chatFor(access: Access, usual: ChatMode = "free"): ChatMode {
  return access === "public" ? "phrases" : usual;
}

/** The terms of a table besides the options of its game. */
export interface Terms {
  readonly access: Access;
  readonly spectators: Spectators;
  /** In seconds. */
  readonly spectator_delay: number;
  readonly clock: ClockRule;
  readonly hints: boolean;
  readonly chat: ChatMode;
}

export function planFor(game: string, options: OptionValues, seats: SeatPlan[], terms: Terms): CreateTable {
  return { game, options, seats, ...terms, hints: terms.hints && allowsHints(terms.clock) };
}
