// A first game with a guide: each step is explained when it comes up for the first time.

import type { BoardProps, GuideStep } from "../games/contract";

/** What every game has in common; the game's own steps come between. */
const FIRST: readonly GuideStep[] = [
  { key: "guide-glow", when: ({ acting }) => acting !== null },
  { key: "guide-preview", when: ({ acting }) => acting !== null },
];
const LAST: readonly GuideStep[] = [{ key: "guide-scores", when: ({ seats }) => seats.some(({ score }) => score > 1) }];

const KEY = "tavola-guides";
/** Of so many tables it is remembered that they have a guide. */
const REMEMBERED = 20;

/** The tables with a guide, and the steps that have been read there. */
type Kept = Record<string, readonly string[]>;

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
  stepAt(own: readonly GuideStep[], board: BoardProps<any>): string | null {
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
