// A first game with a guide: each step is explained when it comes up for the first time.

import { api } from "../connection/api";
import { ensureVisitor } from "../connection/session.svelte";
import type { BoardProps, GuideStep } from "../games/contract";
import type { GameInfo, TableCreated } from "../protocol/messages";
import { playersOf, quickTable } from "../start/plans";

/** What every game has in common; the game's own steps come between. */
const FIRST: readonly GuideStep[] = [
  { key: "guide-glow", when: ({ acting }) => acting !== null },
  { key: "guide-preview", when: ({ acting }) => acting !== null },
];
const LAST: readonly GuideStep[] = [{ key: "guide-scores", when: ({ seats }) => seats.some(({ score }) => score > 1) }];

/** Who takes it easy. */
const PATIENT = "level:novice";

const KEY = "tavola-guides";
/** Of so many tables it is remembered that they have a guide. */
const REMEMBERED = 20;

/** The tables with a guide, and the steps that have been read there. */
type Kept = Record<string, readonly string[]>;

/** Begins a first game with a guide: few players, a patient opponent, no clock. */
export async function startGuided(game: GameInfo): Promise<TableCreated> {
  await ensureVisitor();
  const players = Math.min(...playersOf(game));
  const created = await api.createTable(
    quickTable(game.slug, { players, bot: game.bots.includes(PATIENT) ? PATIENT : (game.bots[0] ?? "") }),
  );
  beginGuide(created.table);
  return created;
}

/** From now on there is a guide at this table. */
export function beginGuide(table: string): void {
  keep({ ...kept(), [table]: [] });
}

/** The guide of a table, if it has one. */
export function guideAt(table: string): Guide | null {
  const seen = kept()[table];
  return seen ? new Guide(table, seen) : null;
}

export class Guide {
  seen = $state.raw<readonly string[]>([]);
  isClosed = $state(false);
  #table: string;

  constructor(table: string, seen: readonly string[]) {
    this.#table = table;
    this.seen = seen;
  }

  /** The step to be explained now, of a game with these steps of its own. */
  stepAt(own: readonly GuideStep[], board: BoardProps): string | null {
    const [goal, ...rest] = own;
    const steps = [...(goal ? [goal] : []), ...FIRST, ...rest, ...LAST];
    return this.isClosed ? null : (steps.find(({ key, when }) => !this.seen.includes(key) && when(board))?.key ?? null);
  }

  /** The step was read. */
  read(step: string): void {
    this.seen = [...this.seen, step];
    keep({ ...kept(), [this.#table]: this.seen });
  }

  /** No more of it at this table. */
  close(): void {
    this.isClosed = true;
    const { [this.#table]: _, ...others } = kept();
    keep(others);
  }
}

// Browsers may forbid storage: then there is no guide after a reload.
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return memory;
  }
}

let memory: Kept = {};

function keep(all: Kept): void {
  memory = Object.fromEntries(Object.entries(all).slice(-REMEMBERED));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    return;
  }
}
