// Plan mode: the player lays out the next turn on the board, as if it had come.

import type { Answer, Command } from "../connection/connection";
import type { ActionName, Foreseen, PlannedStep, PositionView, Preview } from "../protocol/messages";
import { SceneStore, still } from "../scene/scene.svelte";

/** The table that is planned at. */
export interface PlanTable {
  readonly viewer: number | null;
  readonly acting: number | null;
  readonly seats: readonly { readonly name: string }[];
  /** Sends a command; a refusal is shown. */
  send(command: Command): Promise<Answer>;
  /** Sends a command; a refusal is not shown. */
  inquire(command: Command): Promise<Answer>;
}

export class Planning {
  /** The steps so far, each with what it would score. */
  steps = $state.raw<readonly PlannedStep[]>([]);
  /** Whether another step can follow. */
  canGoOn = $state(false);
  isOpen = $state(false);

  readonly scene: SceneStore;
  #table: PlanTable;
  /** The request whose answer is shown. */
  #asked = 0;

  constructor(table: PlanTable) {
    this.#table = table;
    this.scene = new SceneStore({
      onaction: (parts) => this.#plan([...this.#actions(), [...parts]]),
      preview: (parts) => this.#preview(parts),
      whyNot: async (clicks) => {
        await this.#foresee([...this.#actions(), clicks], true);
      },
    });
  }

  /** Starts to plan, with these steps if they are possible. */
  async open(steps: readonly PlannedStep[] = []): Promise<void> {
    const actions = steps.map(({ action }) => action);
    this.isOpen = (steps.length > 0 && (await this.#show(actions, false))) || (await this.#show([], true));
  }

  close(): void {
    this.isOpen = false;
    this.#asked += 1;
  }

  async removeLast(): Promise<void> {
    await this.#plan(this.#actions().slice(0, -1));
  }

  /** Leaves the plan with the server. */
  async keep(): Promise<void> {
    const seat = this.#table.viewer;
    const steps = this.#actions();
    if (seat !== null && steps.length > 0 && (await this.#table.send({ type: "plan", seat, steps })).type === "done") {
      this.close();
    }
  }

  /** Plans on after a move of another player, as far as the steps are still possible; ends at the player's own turn. */
  async refresh(): Promise<void> {
    if (!this.isOpen) {
      return;
    }
    if (this.#table.acting !== null) {
      return this.close();
    }
    for (let actions = this.#actions(); !(await this.#show(actions, false)); actions = actions.slice(0, -1)) {
      if (actions.length === 0) {
        return;
      }
    }
  }

  #actions(): ActionName[] {
    return this.steps.map(({ action }) => action);
  }

  async #plan(actions: ActionName[]): Promise<void> {
    await this.#show(actions, true);
  }

  /** Shows the position after these steps; false if they are refused. */
  async #show(actions: ActionName[], isLoud: boolean): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    const foreseen = await this.#foresee(actions, isLoud);
    if (!foreseen || asked !== this.#asked) {
      return foreseen !== null;
    }
    this.steps = foreseen.steps;
    this.canGoOn = foreseen.position !== null;
    const shown = foreseen.position ?? this.#last();
    if (shown) {
      this.scene.show(
        shown,
        this.#table.seats.map(({ name }) => name),
      );
    }
    return true;
  }

  /** The last position that was shown, in which nothing more can be chosen. */
  #last(): PositionView | null {
    return this.scene.position && still(this.scene.position);
  }

  async #preview(parts: readonly string[]): Promise<Preview | null> {
    const foreseen = await this.#foresee([...this.#actions(), [...parts]], false);
    return foreseen?.steps.at(-1)?.preview ?? null;
  }

  async #foresee(steps: ActionName[], isLoud: boolean): Promise<Foreseen | null> {
    const seat = this.#table.viewer;
    if (seat === null) {
      return null;
    }
    const command: Command = { type: "foresee", seat, steps };
    const answer = await (isLoud ? this.#table.send(command) : this.#table.inquire(command));
    return answer.type === "foreseen" ? answer.foreseen : null;
  }
}
