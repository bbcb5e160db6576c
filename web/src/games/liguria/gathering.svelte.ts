// What the acting seat has gathered so far. Only a complete choice is told to the shell, as a draft that waits.

import type { View } from "../../protocol/liguria";
import type { BoardProps, Choice } from "../contract";
import { type Bundle, bundles, complete, countIn, fitting, mostOf, settled, thingsOf, without } from "./gather";

export class Gathering {
  readonly #table: () => BoardProps<View>;
  /** What was gathered before it was complete, and for which choices. */
  #started = $state.raw<{ readonly choices: readonly Choice[]; readonly things: readonly string[] }>({ choices: [], things: [] });

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
