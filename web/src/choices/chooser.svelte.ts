// A position that is looked at, and the choice that is being made in it. At a table the position comes over a socket;
// a lesson, a puzzle or a replay brings its own.

import type { Choice, PreviewInfo, SeatFace } from "../games/contract";
import type { ChoiceAction, PositionView, Preview, Section } from "../protocol/messages";
import { bare, choiceAt, firstWay, lastWay, nextChoices, treeOf } from "./tree";
import { seatsOf, viewerSeat } from "../position/seats";
import { total } from "../position/events";

/** A choice that was made and is not yet confirmed. */
export interface Pending {
  readonly parts: readonly string[];
  readonly decision: number;
}

/** A choice in the making: an action that could be sent now. */
export interface Candidate {
  readonly node: Choice;
  readonly parts: readonly string[];
  /** In notation and words, once the server has said it. */
  readonly action: ChoiceAction | null;
}

export abstract class Chooser {
  position = $state.raw<PositionView | null>(null);
  path = $state.raw<readonly string[]>([]);
  pending = $state.raw<Pending | null>(null);
  preview = $state.raw<PreviewInfo | null>(null);
  /** The complete choice that waits for a confirmation. */
  candidate = $state.raw<Candidate | null>(null);
  /** The position in words, once it was asked for. */
  sections = $state.raw<readonly Section[]>([]);
  /** Called before another position is shown. */
  onleave: (() => void) | null = null;

  abstract readonly seats: readonly SeatFace[];
  /** Whether the game goes on here: else nobody is asked anything. */
  abstract readonly isRunning: boolean;

  readonly viewer = $derived(viewerSeat(this.position));
  readonly onTurn = $derived(this.position ? seatsOf(this.position.turn) : []);
  readonly acting = $derived(this.viewer !== null && this.decisionOf(this.viewer) !== null ? this.viewer : null);
  readonly #tree = $derived(this.position ? treeOf(this.position.choices) : []);
  readonly choices = $derived(this.pending ? [] : this.#tree);
  readonly next = $derived(nextChoices(this.choices, this.path));

  #chosenAtOnce: readonly string[] = [];
  #previewed: string | null = null;
  #previews = new Map<string, PreviewInfo>();

  /** Asks why what these clicks would mean is not possible; the answer is shown like any refusal. */
  abstract whyNot(clicks: string[]): Promise<void>;

  /** Puts the position into words, as `sections`. */
  abstract describe(): Promise<void>;

  /** What this action would bring, if anybody knows. */
  protected abstract ask(seat: number, action: string[]): Promise<Preview | null>;

  /** Does it. It is pending till another position comes, or till `pending` is put away. */
  protected abstract act(seat: number, decision: number, parts: readonly string[]): Promise<void>;

  /** Goes one part further, or back to before this part if it was chosen already. */
  choose(part: string, mustConfirm: boolean): void {
    const taken = this.path.indexOf(part);
    const node = this.next.find((next) => next.part === part);
    if (!node) {
      return taken >= 0 ? this.goTo(this.path.slice(0, taken)) : undefined;
    }
    this.goTo([...this.path, part]);
    if (node.done) {
      if (!node.then?.length && !mustConfirm) {
        this.confirm();
      } else {
        void this.previewPart(null);
      }
    }
  }

  /** Goes from the start to these parts, one after the other. */
  choosePath(parts: readonly string[], mustConfirm: boolean): void {
    this.goTo([]);
    for (const part of parts) {
      this.choose(part, mustConfirm);
    }
    this.#chosenAtOnce = this.path;
  }

  /** Sends the complete choice. It shows as pending at once. */
  confirm(): void {
    const parts = this.candidate?.parts;
    const seat = this.acting;
    const decision = seat === null ? null : this.decisionOf(seat);
    if (!parts || seat === null || decision === null) {
      return;
    }
    this.pending = { parts, decision };
    this.goTo([]);
    void this.act(seat, decision, parts);
  }

  /** Takes the last part back; parts that one click chose go together. */
  back(): void {
    this.goTo(this.path === this.#chosenAtOnce ? [] : this.path.slice(0, -1));
  }

  /** Shows what this part, or this way of parts, would bring; what waits for a confirmation, if anything, if none is named. */
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

  /** Shows another position; of the choice in the making stays what is still possible. */
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
      // What somebody looks at is still looked at while others move.
      void this.previewPart(looked);
    }
  }

  protected goTo(path: readonly string[]): void {
    this.path = path;
    this.candidate = this.#candidateAt(path);
    this.preview = null;
  }

  /** The complete choice is called by its full name once that is known. */
  #nameCandidate(key: string, action: ChoiceAction | undefined): void {
    if (action && this.candidate?.parts.join(" ") === key) {
      this.candidate = { ...this.candidate, action };
    }
  }

  /** The parts to the choice that follows now under this name, or else a way from the start. */
  #wayTo(id: string): readonly string[] {
    return this.next.some(({ part }) => part === id) ? [...this.path, id] : id.split(" ");
  }

  /** What a click would bring: the action it completes, or the first and the last of those it leads to. */
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
          events: best.events,
          outlook: best.outlook ?? [],
        }
      : null;
  }

  #candidateAt(path: readonly string[]): Candidate | null {
    const node = choiceAt(this.choices, path);
    return node?.done ? { node, parts: path, action: null } : null;
  }

  /** As much of a path as the choices still offer. */
  #stillValid(path: readonly string[]): readonly string[] {
    const end = path.findIndex((part, at) => !choiceAt(this.choices, [...path.slice(0, at), part]));
    return end < 0 ? path : path.slice(0, end);
  }
}
