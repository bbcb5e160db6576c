// The first game with a guide: few players, a patient opponent, no clock.

import { api } from "../connection/api";
import { ensureVisitor } from "../connection/session.svelte";
import type { GameInfo, TableCreated } from "../protocol/messages";
import { playersOf, quickTable } from "../start/plans";
import { beginGuide } from "./guide.svelte";

/** Who takes it easy. */
const PATIENT = "level:novice";

export async function startGuided(game: GameInfo): Promise<TableCreated> {
  await ensureVisitor();
  const players = Math.min(...playersOf(game));
  const created = await api.createTable(quickTable(game.slug, { players, bot: game.bots.includes(PATIENT) ? PATIENT : (game.bots[0] ?? "") }));
  beginGuide(created.table);
  return created;
}
