// Quick start: one person against computer players, by default as chosen last.

import { readLocal, writeLocal } from "../settings/local";
import type { CreateTable, GameInfo, OptionValues, TableCreated } from "../protocol/messages";
import { api } from "../connection/api";
import { ensureVisitor } from "../connection/session.svelte";

export interface QuickPlan {
  readonly players: number;
  readonly bot: string;
  /** Expansions and other options that are switched on. */
  extras?: string[];
}

const KEY = "tavola-plan";

/** Default opponent. */
const FIRST_BOT = "level:casual";

/** The player counts that the game allows. */
export function playersOf(game: GameInfo): readonly number[] {
  const allowed = game.options.find((option) => option.name === "players")?.allowed ?? [];
  return allowed.filter((value) => typeof value === "number");
}

/** Names of the options that are either on or off: expansions. */
export function extrasOf(game: GameInfo): readonly string[] {
  return game.options.filter((option) => option.default === false).map((option) => option.name);
}

/** The computer players offered as opponents: the levels. Others are for the command line and tests. */
export function opponentsOf({ bots }: GameInfo): readonly string[] {
  const levels = bots.filter((bot) => bot.startsWith("level:"));
  return levels.length > 0 ? levels : bots;
}

/** The plan used last for this game if it is still possible, else the default. */
export function keptPlan(game: GameInfo): Required<QuickPlan> {
  const players = playersOf(game);
  const opponents = opponentsOf(game);
  const kept = readPlans()[game.slug];
  return {
    players: kept && players.includes(kept.players) ? kept.players : (players.at(-1) ?? 2),
    bot:
      kept && opponents.includes(kept.bot)
        ? kept.bot
        : (opponents.find((bot) => bot === FIRST_BOT) ?? opponents[0] ?? ""),
    extras: extrasOf(game).filter((extra) => kept?.extras?.includes(extra)),
  };
}

/** Creates the table and stores the plan. */
export async function startPlan(game: GameInfo, plan: QuickPlan): Promise<TableCreated> {
  keep(game.slug, plan);
  await ensureVisitor();
  return api.createTable(quickTable(game.slug, plan));
}

/** A table against computer players; hints are allowed, since they are unfair to nobody. */
export function quickTable(game: string, plan: QuickPlan): CreateTable {
  const bots = Array.from({ length: plan.players - 1 }, () => ({ kind: "bot", bot: plan.bot }) as const);
  return { game, options: optionsOf(plan), seats: [{ kind: "mine" }, ...bots], access: "link", hints: true };
}

/** The options of the game that the plan sets. */
export function optionsOf({ players, extras = [] }: QuickPlan): OptionValues {
  return { players, ...Object.fromEntries(extras.map((extra) => [extra, true])) };
}

const readPlans = () => readLocal<Record<string, QuickPlan>>(KEY, {});

function keep(game: string, plan: QuickPlan): void {
  writeLocal(KEY, { ...readPlans(), [game]: plan });
}
