// A position and the current choice in it. Subclasses provide the position: a table gets it from a socket; a lesson,
// puzzle or replay needs none.

import type { Choice, PreviewInfo, SeatFace } from "../games/contract";
import type { ChoiceAction, PositionView, Preview, Section } from "../protocol/messages";
import { bare, choiceAt, firstWay, lastWay, nextChoices, treeOf } from "./tree";
import { seatsOf, viewerSeat } from "../position/seats";
import { total } from "../position/events";

/** A choice that was sent and not yet answered. */
export interface Pending {
  readonly parts: readonly string[];
  readonly decision: number;
}

/** A complete choice that could be sent now. */
export interface Candidate {
  readonly node: Choice;
  readonly parts: readonly string[];
  /** Notation and label, once the server has sent them. */
  readonly action: ChoiceAction | null;
}

export abstract class Chooser {
  position = $state.raw<PositionView | null>(null);
  path = $state.raw<readonly string[]>([]);
  pending = $state.raw<Pending | null>(null);
  preview = $state.raw<PreviewInfo | null>(null);
  /** The complete choice waiting for confirmation. */
  candidate = $state.raw<Candidate | null>(null);
  /** The position as text, once requested. */
  sections = $state.raw<readonly Section[]>([]);
  /** Called before the position changes. */
  onleave: (() => void) | null = null;

  abstract readonly seats: readonly SeatFace[];
  /** Whether the game is in progress; otherwise no seat can act. */
  abstract readonly isRunning: boolean;

  /** Time for which a move is held back before it is sent, in milliseconds; `null` if no move is held back. */
  get holdTime(): number | null {
    return null;
  }

  readonly viewer = $derived(viewerSeat(this.position));
  readonly onTurn = $derived(this.position ? seatsOf(this.position.turn) : []);
  readonly acting = $derived(this.viewer !== null && this.decisionOf(this.viewer) !== null ? this.viewer : null);
  readonly #tree = $derived(this.position ? treeOf(this.position.choices) : []);
  readonly choices = $derived(this.pending ? [] : this.#tree);
  readonly next = $derived(nextChoices(this.choices, this.path));

  /** The path that one click has chosen, its parts separated by spaces. */
  #chosenAtOnce = "";
  #previewed: string | null = null;
  #previews = new Map<string, PreviewInfo>();

  /** Asks why these clicks are not possible; the answer is shown like any refusal. */
  abstract whyNot(clicks: string[]): Promise<void>;

  /** Requests the position as text and stores it in `sections`. */
  abstract describe(): Promise<void>;

  /** The preview of an action; `null` if there is none. */
  protected abstract ask(seat: number, action: string[]): Promise<Preview | null>;

  /** Sends an action. It stays pending until the decision has changed or `pending` is cleared. */
  protected abstract act(seat: number, decision: number, parts: readonly string[], isConfirmed: boolean): Promise<void>;

  /** Adds a part to the path; if it was already chosen, removes it and all parts after it instead. */
  choose(part: string, mustConfirm: boolean): void {
    const taken = this.path.indexOf(part);
    const node = this.next.find((next) => next.part === part);
    if (!node) {
      return taken >= 0 ? this.goTo(this.path.slice(0, taken)) : undefined;
    }
    this.goTo([...this.path, part]);
    if (node.done) {
      if (!node.then?.length && !mustConfirm) {
        this.#sendCandidate(false);
      } else {
        void this.previewPart(null);
      }
    }
  }

  /** Replaces the path with these parts, chosen one after the other. */
  choosePath(parts: readonly string[], mustConfirm: boolean): void {
    this.goTo([]);
    for (const part of parts) {
      this.choose(part, mustConfirm);
    }
    this.#chosenAtOnce = this.path.join(" ");
  }

  /** Sends the complete choice, which is pending from then on. */
  confirm(): void {
    this.#sendCandidate(true);
  }

  /** Takes back the last move, if that is possible. */
  undo(): void {
    return;
  }

  /** Drops the whole choice. */
  cancel(): void {
    this.goTo([]);
  }

  /** Drops the last part; parts chosen by one click are dropped together. */
  back(): void {
    this.goTo(this.path.join(" ") === this.#chosenAtOnce ? [] : this.path.slice(0, -1));
  }

  /** Previews a part, or several separated by spaces; with `null`, the choice waiting for confirmation, if any. */
  async previewPart(id: string | null): Promise<void> {
    const way = id === null ? this.candidate?.parts : this.#wayTo(id);
    const node = way && choiceAt(this.choices, way);
    const [key, seat, previews] = [way?.join(" ") ?? "", this.acting, this.#previews];
    const part = id ?? node?.part ?? "";
    this.#previewed = node ? key : null;
    this.preview = node ? { ...(previews.get(key) ?? bare(node)), part } : null;
    if (!node || seat === null || previews.has(key)) {
      return;
    }
    const info = await this.#foresee(node, way.slice(0, -1), seat);
    if (info) {
      previews.set(key, info);
      this.preview = this.#previewed === key && previews === this.#previews ? { ...info, part } : this.preview;
      this.#nameCandidate(key, info.action);
    }
  }

  decisionOf(seat: number): number | null {
    return this.position?.decisions[seat] ?? null;
  }

  /** Shows another position; keeps as much of the path as is still possible. */
  protected take(next: PositionView): void {
    const before = this.position;
    const wasActing = this.acting;
    const looked = this.preview?.part ?? null;
    this.onleave?.();
    this.position = next;
    this.#previews = new Map();
    if (this.pending && (this.acting === null || this.decisionOf(this.acting) !== this.pending.decision)) {
      this.pending = null;
    }
    if (before?.version !== next.version || wasActing !== this.acting) {
      this.goTo(this.#stillValid(this.path));
      // Keeps the player's preview while others move.
      void this.previewPart(looked);
    }
  }

  protected goTo(path: readonly string[]): void {
    this.path = path;
    this.candidate = this.#candidateAt(path);
    this.preview = null;
  }

  /** Sends the complete choice; `isConfirmed` if the player confirmed it with a separate click. */
  #sendCandidate(isConfirmed: boolean): void {
    const parts = this.candidate?.parts;
    const seat = this.acting;
    const decision = seat === null ? null : this.decisionOf(seat);
    if (!parts || seat === null || decision === null) {
      return;
    }
    this.pending = { parts, decision };
    this.goTo([]);
    void this.act(seat, decision, parts, isConfirmed);
  }

  /** Sets the name of the complete choice. */
  #nameCandidate(key: string, action: ChoiceAction | undefined): void {
    if (action && this.candidate?.parts.join(" ") === key) {
      this.candidate = { ...this.candidate, action };
    }
  }

  /** The path to a part that can follow now, or else the parts in `id` from the start. */
  #wayTo(id: string): readonly string[] {
    return this.next.some(({ part }) => part === id) ? [...this.path, id] : id.split(" ");
  }

  /** Previews a click: the action it completes, or the better of the first and the last action it leads to. */
  async #foresee(node: Choice, before: readonly string[], seat: number): Promise<PreviewInfo | null> {
    const [first, last] = [firstWay(node), lastWay(node)];
    const ways = node.done || first.join(" ") === last.join(" ") ? [first] : [first, last];
    const answers = await Promise.all(ways.map((way) => this.ask(seat, [...before, ...way])));
    const previews = answers.filter((preview) => preview !== null);
    const totals = previews.map(({ events, estimate }) => estimate ?? total(events, seat));
    const best = previews[totals.indexOf(Math.max(...totals))];
    const isUpTo = new Set(totals).size > 1;
    const isEstimate = best?.estimate !== undefined;
    const action = node.done ? best?.action : undefined;
    return best
      ? {
          ...bare(node),
          action,
          total: Math.max(...totals),
          isUpTo,
          isEstimate,
          isForeseen: true,
          events: best.events,
          outlook: best.outlook ?? [],
        }
      : null;
  }

  #candidateAt(path: readonly string[]): Candidate | null {
    const node = choiceAt(this.choices, path);
    return node?.done ? { node, parts: path, action: null } : null;
  }

  /** The longest prefix of a path that is still possible. */
  #stillValid(path: readonly string[]): readonly string[] {
    const end = path.findIndex((part, at) => !choiceAt(this.choices, [...path.slice(0, at), part]));
    return end < 0 ? path : path.slice(0, end);
  }
}
