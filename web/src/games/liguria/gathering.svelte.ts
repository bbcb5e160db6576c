// Gathering things one by one, in any order, out of complete choices: tiles of the row, knights, cubes. The rules list
// what may be taken together; here it is only found out what can still be added.

import type { View } from "../../protocol/liguria";
import type { BoardProps, Choice } from "../contract";

/** What the acting seat has gathered so far. Only a complete choice is told to the shell, as a draft that waits. */
export class Gathering {
  readonly #table: () => BoardProps<View>;
  /** What was gathered before it was complete, and for which choices. */
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

  /** The most of a thing that could be gathered, whatever else is. */
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

/** A complete choice: the clicks that lead to it, and the things it consists of. */
export interface Bundle {
  readonly parts: readonly string[];
  readonly things: readonly string[];
}

/** All complete choices that consist of things. */
export function bundles(choices: readonly Choice[]): readonly Bundle[] {
  return choices.flatMap((node) => bundlesFrom(node, []));
}

/** The things that a part stands for: `tile:3`, `cube:R`, or several knights at once. */
export function thingsOf(part: string): readonly string[] {
  const [, knight, count] = /^knights:(.+)x(\d+)$/.exec(part) ?? [];
  if (knight !== undefined) {
    return Array<string>(Number(count)).fill(knight);
  }
  const [, thing] = /^(?:tile|cube):(.+)$/.exec(part) ?? [];
  return thing === undefined ? [] : [thing];
}

/** Whether all of `some` are among `all`, each as often. */
export function includes(all: readonly string[], some: readonly string[]): boolean {
  return some.every((thing) => countIn(some, thing) <= countIn(all, thing));
}

/** The bundles that can still come of what is gathered. */
export function fitting(all: readonly Bundle[], gathered: readonly string[]): readonly Bundle[] {
  return all.filter(({ things }) => includes(things, gathered));
}

/** The bundle that is just what is gathered. */
export function complete(all: readonly Bundle[], gathered: readonly string[]): Bundle | null {
  return fitting(all, gathered).find(({ things }) => things.length === gathered.length) ?? null;
}

/** The bundle that is just what is gathered, or the only one that can come of it. */
export function settled(all: readonly Bundle[], gathered: readonly string[]): Bundle | null {
  const open = fitting(all, gathered);
  return complete(open, gathered) ?? (open.length === 1 ? (open[0] ?? null) : null);
}

/** The most of a thing that any bundle has. */
export function mostOf(all: readonly Bundle[], thing: string): number {
  return all.reduce((most, { things }) => Math.max(most, countIn(things, thing)), 0);
}

export function countIn(things: readonly string[], thing: string): number {
  return things.filter((other) => other === thing).length;
}

/** One of these things less. */
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
