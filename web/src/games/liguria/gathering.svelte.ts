// Selecting items one by one, in any order, from the list of complete choices: tiles in the row, knights, cubes. The
// rules list the valid combinations; this module only determines what can still be added.

import type { View } from "../../protocol/liguria";
import type { BoardProps, Choice } from "../contract";

/** The acting seat's selection. Only a complete choice is passed to the shell, as a draft to confirm. */
export class Gathering {
  readonly #table: () => BoardProps<View>;
  /** The incomplete selection, and the choices it belongs to. */
  #started = $state.raw<{ readonly choices: readonly Choice[]; readonly things: readonly string[] }>({
    choices: [],
    things: [],
  });

  readonly #bundles: readonly Bundle[] = $derived.by(() => bundles(this.#table().choices));
  readonly things: readonly string[] = $derived.by(() => this.#gathered());
  readonly #open: readonly Bundle[] = $derived.by(() => fitting(this.#bundles, this.things));

  constructor(table: () => BoardProps<View>) {
    this.#table = table;
  }

  get isOpen(): boolean {
    return this.#bundles.length > 0;
  }

  count(thing: string): number {
    return countIn(this.things, thing);
  }

  /** Returns the maximum count of an item, regardless of the rest. */
  most(thing: string): number {
    return mostOf(this.#bundles, thing);
  }

  canAdd(thing: string): boolean {
    return mostOf(this.#open, thing) > this.count(thing);
  }

  add(thing: string): void {
    if (this.canAdd(thing)) {
      const things = [...this.things, thing];
      this.#gather(things, settled(this.#bundles, things));
    }
  }

  remove(thing: string): void {
    const things = without(this.things, thing);
    this.#gather(things, complete(this.#bundles, things));
  }

  #gather(things: readonly string[], bundle: Bundle | null): void {
    const { choices, onpath } = this.#table();
    this.#started = { choices, things };
    onpath(bundle?.parts ?? [], true);
  }

  #gathered(): readonly string[] {
    const { path, pending, choices } = this.#table();
    const told = [...path, ...pending].flatMap(thingsOf);
    return told.length > 0 || this.#started.choices !== choices ? told : this.#started.things;
  }
}

/** A complete choice: the clicks that lead to it, and its items. */
export interface Bundle {
  readonly parts: readonly string[];
  readonly things: readonly string[];
}

/** Returns all complete choices that consist of items. */
export function bundles(choices: readonly Choice[]): readonly Bundle[] {
  return choices.flatMap((node) => bundlesFrom(node, []));
}

/** Returns the items that a part stands for: `tile:3`, `cube:R`, or several knights. */
export function thingsOf(part: string): readonly string[] {
  const [, knight, count] = /^knights:(.+)x(\d+)$/.exec(part) ?? [];
  if (knight !== undefined) {
    return Array<string>(Number(count)).fill(knight);
  }
  const [, thing] = /^(?:tile|cube):(.+)$/.exec(part) ?? [];
  return thing === undefined ? [] : [thing];
}

/** Whether `all` contains `some`, counting duplicates. */
export function includes(all: readonly string[], some: readonly string[]): boolean {
  return some.every((thing) => countIn(some, thing) <= countIn(all, thing));
}

/** Returns the bundles that can still be completed from the selection. */
export function fitting(all: readonly Bundle[], gathered: readonly string[]): readonly Bundle[] {
  return all.filter(({ things }) => includes(things, gathered));
}

/** Returns the bundle that equals the selection. */
export function complete(all: readonly Bundle[], gathered: readonly string[]): Bundle | null {
  return fitting(all, gathered).find(({ things }) => things.length === gathered.length) ?? null;
}

/** Returns the bundle that equals the selection, or the only one that can still be completed. */
export function settled(all: readonly Bundle[], gathered: readonly string[]): Bundle | null {
  const open = fitting(all, gathered);
  return complete(open, gathered) ?? (open.length === 1 ? (open[0] ?? null) : null);
}

/** Returns the maximum count of an item in any bundle. */
export function mostOf(all: readonly Bundle[], thing: string): number {
  return all.reduce((most, { things }) => Math.max(most, countIn(things, thing)), 0);
}

export function countIn(things: readonly string[], thing: string): number {
  return things.filter((other) => other === thing).length;
}

/** Removes one occurrence of an item. */
export function without(things: readonly string[], thing: string): readonly string[] {
  const at = things.lastIndexOf(thing);
  return things.filter((_, nth) => nth !== at);
}

function bundlesFrom(node: Choice, before: readonly string[]): readonly Bundle[] {
  const parts = [...before, node.part];
  const things = parts.flatMap(thingsOf);
  const own = node.done && things.length > 0 ? [{ parts, things }] : [];
  return [...own, ...(node.then ?? []).flatMap((next) => bundlesFrom(next, parts))];
}
