// Replay state: step shown, point of view, speed.

import { api } from "../connection/api";
import { distinct, seatsOf } from "../position/seats";
import { attempt, find } from "../connection/session.svelte";
import type { PositionView, Replay, ReplayStep } from "../protocol/messages";
import { SceneStore } from "../scene/scene.svelte";
import { playerName, type Eyes, type Subject } from "./subject";

/** Multiples of the normal speed. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Start of a round. */
export interface Round {
  readonly number: number;
  /** Number of steps before its start. */
  readonly step: number;
}

/** Time between two steps at normal speed, in milliseconds. */
const BEAT = 1_400;

export class Player {
  replay = $state.raw<Replay | null>(null);
  /** The requested step: number of inputs before the position. */
  step = $state(0);
  /** The step shown. */
  shown = $state(-1);
  eyes = $state<Eyes>("spectator");
  isPlaying = $state(false);
  pace = $state<Pace>(1);

  readonly scene: SceneStore;
  readonly names = $derived(distinct((this.replay?.seats ?? []).map(playerName)));
  readonly end = $derived(this.replay?.steps.length ?? 0);
  readonly rounds = $derived(roundsOf(this.replay?.steps ?? []));
  readonly round = $derived(this.replay?.steps[this.step - 1]?.round ?? 0);

  /** Point of view of the loaded steps. */
  #seenWith: Eyes = "spectator";
  #positions = new Map<number, Promise<PositionView>>();
  #isShowing = false;

  constructor(readonly subject: Subject) {
    this.scene = new SceneStore({ describe: () => api.replayWords(subject, this.shown, this.eyes) });
  }

  /** Loads the game from the requested point of view, or the visitor's own. False if that fails. */
  async find(eyes: Eyes | null): Promise<boolean> {
    const asked = eyes ?? "spectator";
    const found = await find(() => api.replay(this.subject, asked));
    if (!found) {
      return false;
    }
    this.replay = found;
    this.eyes = eyes ?? usual(found);
    this.#seenWith = asked;
    return true;
  }

  /** Shows the loaded game at a step. */
  async open(step: number): Promise<void> {
    this.goTo(step);
    if (this.#seenWith !== this.eyes) {
      await this.#look();
    }
  }

  async lookWith(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#look();
    this.#positions.clear();
    this.shown = -1;
    await this.#keepUp();
  }

  goTo(step: number): void {
    this.step = Math.max(0, Math.min(step, this.end));
    if (this.step === this.end) {
      this.isPlaying = false;
    }
    void this.#keepUp();
  }

  forward(): void {
    this.goTo(this.step + 1);
  }

  back(): void {
    this.isPlaying = false;
    this.goTo(this.step - 1);
  }

  nextRound(): void {
    this.goTo(nextRound(this.rounds, this.step, this.end));
  }

  lastRound(): void {
    this.isPlaying = false;
    this.goTo(lastRound(this.rounds, this.step));
  }

  /** Plays or pauses; at the end, starts over. */
  playOrPause(): void {
    if (!this.isPlaying && this.step === this.end) {
      this.goTo(0);
    }
    this.isPlaying = !this.isPlaying && this.end > 0;
  }

  /** Schedules the next step while playing. Call in an effect: it reruns for each step shown. */
  beat(): (() => void) | undefined {
    if (!this.isPlaying || this.shown !== this.step) {
      return undefined;
    }
    const timer = setTimeout(() => this.forward(), BEAT / this.pace);
    return () => clearTimeout(timer);
  }

  async #look(): Promise<void> {
    this.replay = (await attempt(() => api.replay(this.subject, this.eyes))) ?? this.replay;
  }

  /** Shows the requested step. Of several requests made during a fetch, only the last one counts. */
  async #keepUp(): Promise<void> {
    if (this.#isShowing) {
      return;
    }
    this.#isShowing = true;
    let isThere = true;
    while (isThere && this.shown !== this.step) {
      isThere = await this.#show(this.step);
    }
    this.#isShowing = false;
  }

  async #show(step: number): Promise<boolean> {
    const position = await attempt(() => this.#fetch(step));
    if (!position) {
      this.isPlaying = false;
      return false;
    }
    const isNext = step === this.shown + 1;
    this.scene.show(seen(position), this.names, isNext ? position.events : []);
    this.shown = step;
    if (step < this.end) {
      // Prefetch; a failure is retried when the step is shown.
      this.#fetch(step + 1).catch(() => undefined);
    }
    return true;
  }

  #fetch(step: number): Promise<PositionView> {
    const fetched = this.#positions.get(step) ?? api.replayPosition(this.subject, step, this.eyes);
    this.#positions.set(step, fetched);
    fetched.catch(() => this.#positions.delete(step));
    return fetched;
  }
}

/** The rounds with their first steps; empty for a game without rounds. */
export function roundsOf(steps: readonly ReplayStep[]): Round[] {
  return steps.flatMap(({ round }, at) =>
    round > 0 && round !== steps[at - 1]?.round ? [{ number: round, step: at + 1 }] : [],
  );
}

/** First step of the next round, or the end. */
export function nextRound(rounds: readonly Round[], step: number, end: number): number {
  return rounds.find((round) => round.step > step)?.step ?? end;
}

/** First step of the current round, or of the one before if `step` is that first step. */
export function lastRound(rounds: readonly Round[], step: number): number {
  return rounds.findLast((round) => round.step < step)?.step ?? 0;
}

/** The default point of view: the visitor's own seat; else everything revealed, if allowed; else a spectator's view. */
function usual({ yours, open }: Replay): Eyes {
  return yours[0] ?? (open ? "open" : "spectator");
}

/** With everything revealed, the hand of the seat to act is shown. */
function seen(position: PositionView): PositionView {
  const seat = seatsOf(position.turn)[0] ?? 0;
  const view = position.views?.[seat];
  return view === undefined ? position : { ...position, view, viewer: { seat } };
}

type Control = (player: Player) => void;

const CONTROLS: Readonly<Record<string, Control>> = {
  ArrowRight: (player) => player.forward(),
  ArrowLeft: (player) => player.back(),
  PageDown: (player) => player.nextRound(),
  PageUp: (player) => player.lastRound(),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.end),
  " ": (player) => player.playOrPause(),
};

/** The command for this key; `null` if there is none or the focused element handles the key. */
export function controlOf(event: KeyboardEvent): Control | null {
  const focused = event.target instanceof Element ? event.target : null;
  const isTaken =
    event.altKey || event.ctrlKey || event.metaKey || focused?.closest("input, select, textarea, dialog") != null;
  const isPressed = event.key === " " && focused?.closest("button, a") != null;
  return isTaken || isPressed ? null : (CONTROLS[event.key] ?? null);
}
