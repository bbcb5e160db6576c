// A position that comes from no table: of a lesson, a puzzle, a replay or a review.

import { Chooser } from "../choices/chooser.svelte";
import { faces } from "../position/seats";
import type { EventLine, PositionView, Preview, Section } from "../protocol/messages";

/** A line with a number of its own, so that the same words can be said twice. */
export interface SaidLine {
  readonly id: number;
  readonly line: EventLine;
}

/** Lines that are kept for screen readers; they speak what is added, not what goes. */
const KEPT = 30;
/** Lines that are said again on demand. */
const REPEATED = 5;

/** What has just happened, for those who hear it and for those who see it move. */
export class Story {
  /** The latest lines, for the live region: messages that come together must not replace each other. */
  latest = $state.raw<readonly SaidLine[]>([]);
  /** Whether what happened is still being shown as motion. */
  isMoving = $state(false);
  /** Called with what shall be shown as motion. */
  onmotion: ((lines: readonly EventLine[]) => void) | null = null;

  #next = 0;

  tell(lines: readonly EventLine[], isOld: boolean): void {
    if (isOld || lines.length === 0) {
      return;
    }
    this.#say(lines);
    this.isMoving = this.onmotion !== null;
    this.onmotion?.(lines);
  }

  /** Lets the latest lines be heard again. */
  repeat(): void {
    this.#say(this.latest.slice(-REPEATED).map(({ line }) => line));
  }

  #say(lines: readonly EventLine[]): void {
    const said = lines.map((line) => ({ id: (this.#next += 1), line }));
    this.latest = [...this.latest, ...said].slice(-KEPT);
  }
}

/** What a scene can do besides being looked at. Without `onaction` nothing can be chosen. */
export interface SceneHooks {
  /** A choice is complete: the parts of it. It is shown as pending till the promise is kept. */
  onaction?(parts: readonly string[]): Promise<void>;
  /** What this choice would bring. */
  preview?(parts: readonly string[]): Promise<Preview | null>;
  /** Tells the visitor why what these clicks would mean is not possible. */
  whyNot?(clicks: string[]): Promise<void>;
  /** The position in words. */
  describe?(): Promise<readonly Section[]>;
}

export class SceneStore extends Chooser {
  /** How the seats are called, by number. */
  names = $state.raw<readonly string[]>([]);
  /** What happened up to the position, for a list of it. */
  events = $state.raw<readonly EventLine[]>([]);

  readonly seats = $derived(faces(this.#sitting(), this.position, this.onTurn));
  readonly isRunning = $derived(this.position !== null && this.position.turn !== "over");
  /** What has just happened: moves over the board, and is read aloud. */
  readonly story = new Story();

  #hooks: SceneHooks;

  constructor(hooks: SceneHooks = {}) {
    super();
    this.#hooks = hooks;
  }

  /** Shows a position; `news` is what led to it from the one before, and is shown as motion. */
  show(position: PositionView, names: readonly string[], news: readonly EventLine[] = []): void {
    this.names = names;
    this.take(this.#hooks.onaction ? position : still(position));
    this.pending = null;
    this.story.tell(news, false);
  }

  async whyNot(clicks: string[]): Promise<void> {
    await this.#hooks.whyNot?.(clicks);
  }

  async describe(): Promise<void> {
    this.sections = (await this.#hooks.describe?.()) ?? [];
  }

  protected async ask(_seat: number, action: string[]): Promise<Preview | null> {
    return (await this.#hooks.preview?.(action)) ?? null;
  }

  protected async act(_seat: number, _decision: number, parts: readonly string[]): Promise<void> {
    const sent = this.pending;
    await this.#hooks.onaction?.(parts);
    // Whoever took it may have marked something else since.
    if (this.pending === sent) {
      this.pending = null;
    }
  }

  #sitting() {
    return this.names.map((name, index) => ({ name, isYou: index === this.viewer, isBot: false }));
  }
}

/** The same position, with nothing that could be chosen. */
export function still(position: PositionView): PositionView {
  return {
    ...position,
    choices: { parts: [], places: [] },
    decisions: position.decisions.map(() => null),
    undo: false,
  };
}
