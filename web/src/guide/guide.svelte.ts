// Guided first game: each step is explained the first time it comes up.

import { api } from "../connection/api";
import { ensureVisitor } from "../connection/session.svelte";
import type { BoardProps, GuideStep } from "../games/contract";
import type { GameInfo, TableCreated } from "../protocol/messages";
import { playersOf, quickTable } from "../start/plans";

/** Steps common to all games, shown when none of the game's own comes up. */
const COMMON_STEPS: readonly GuideStep[] = [
  { key: "guide-preview", when: ({ acting }) => acting !== null },
  { key: "guide-scores", when: ({ seats }) => seats.some(({ score }) => score > 1) },
];

/** The opponent of a guided game. */
const PATIENT = "level:novice";

const KEY = "tavola-guides";
/** Maximum number of guided tables remembered. */
const REMEMBERED = 20;

/** The guided tables, with the steps read there. */
type Kept = Record<string, readonly string[]>;

/** Creates a guided table: fewest players, easiest opponent, no clock. */
export async function startGuided(game: GameInfo): Promise<TableCreated> {
  await ensureVisitor();
  const players = Math.min(...playersOf(game));
  const created = await api.createTable(
    quickTable(game.slug, { players, bot: game.bots.includes(PATIENT) ? PATIENT : (game.bots[0] ?? "") }),
  );
  beginGuide(created.table);
  return created;
}

/** Adds a guide to this table. */
export function beginGuide(table: string): void {
  keep({ ...kept(), [table]: [] });
}

/** The guide of a table, if it has one. */
export function guideAt(table: string): Guide | null {
  const seen = kept()[table];
  return seen ? new Guide(table, seen) : null;
}

/**
 * The guide of a table. It explains at most one step per move by the player. A step counts as read when the player
 * marks it as read or takes its action; if the player takes another action, the step is shown again, after those not
 * shown yet.
 */
export class Guide {
  seen = $state.raw<readonly string[]>([]);
  isClosed = $state(false);
  /** Steps shown during a move that did something else. */
  #passed = $state.raw<readonly string[]>([]);
  /** Whether a step was read since the player's last move. */
  #isQuiet = $state(false);
  #table: string;

  constructor(table: string, seen: readonly string[]) {
    this.#table = table;
    this.seen = seen;
  }

  /** The step to explain now; `own` are the steps of the game. */
  stepAt(own: readonly GuideStep[], board: BoardProps): GuideStep | null {
    if (this.isClosed || this.#isQuiet) {
      return null;
    }
    const due = [...own, ...COMMON_STEPS].filter(({ key, when }) => !this.seen.includes(key) && when(board));
    return due.find(({ key }) => !this.#passed.includes(key)) ?? due[0] ?? null;
  }

  /** Marks a step as read; the next one comes after the player's next move. */
  read({ key }: GuideStep): void {
    this.#isQuiet = true;
    this.#remember(key);
  }

  /** Records a move by the player, made while this step was shown. */
  moved(parts: readonly string[], step: GuideStep | null): void {
    this.#isQuiet = false;
    if (step && parts.some((part) => part.startsWith(step.at ?? ""))) {
      this.#remember(step.key);
    } else if (step) {
      this.#passed = [...this.#passed, step.key];
    }
  }

  #remember(key: string): void {
    this.seen = [...this.seen, key];
    keep({ ...kept(), [this.#table]: this.seen });
  }

  /** Ends the guide at this table. */
  close(): void {
    this.isClosed = true;
    const { [this.#table]: _, ...others } = kept();
    keep(others);
  }
}

// Browsers may forbid storage; the guide is then gone after a reload.
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
