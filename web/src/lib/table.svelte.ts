// A table as this page knows it: what the server said, and what the visitor is about to say.

import type { Choice, PreviewInfo } from "../games/contract";
import type { ApiError, ChatLine, ChoiceAction, EventLine, Position, Section, TableInfo, ToClient } from "../protocol/messages";
import { Connection, newId, type Answer, type Command, type LinkState, type Socket } from "./connection";
import { treeOf } from "./choices";
import { choiceAt, nextChoices } from "./parts";
import { bare, firstWay, lastWay } from "./leaves";
import { faces, seatsOf, viewerSeat } from "./seats";
import { total } from "./sheet";

export interface Pending {
  readonly parts: readonly string[];
  readonly decision: number;
}

/** Opens a socket that continues after a version, seen from an own seat. */
export type Dial = (since: number | null, seat: number | null) => Socket;

export interface TableHooks {
  /** These things happened; `isOld` if they are the whole story, told to eyes that are new here. */
  onevents(lines: readonly EventLine[], isOld: boolean): void;
  onrefused(error: ApiError): void;
  onturn(): void;
}

/** A choice in the making: an action that could be sent now. */
export interface Candidate {
  readonly node: Choice;
  readonly parts: readonly string[];
  /** In notation and words, once the server has said it. */
  readonly action: ChoiceAction | null;
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<readonly EventLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  sections = $state.raw<readonly Section[]>([]);
  link = $state<LinkState>("connecting");
  path = $state.raw<readonly string[]>([]);
  pending = $state.raw<Pending | null>(null);
  preview = $state.raw<PreviewInfo | null>(null);
  /** The complete choice that waits for a confirmation. */
  candidate = $state.raw<Candidate | null>(null);

  readonly viewer = $derived(viewerSeat(this.position));
  readonly onTurn = $derived(this.position ? seatsOf(this.position.turn) : []);
  readonly acting = $derived(this.viewer !== null && this.decisionOf(this.viewer) !== null ? this.viewer : null);
  readonly #tree = $derived(this.position ? treeOf(this.position.choices) : []);
  readonly choices = $derived(this.pending ? [] : this.#tree);
  readonly next = $derived(nextChoices(this.choices, this.path));
  readonly seats = $derived(faces(this.info, this.position, this.onTurn));
  /** Whether the last own action can be taken back. */
  readonly canUndo = $derived(this.info?.phase === "running" && this.position?.undo === true && this.pending === null);
  /** The own seat to which the device must be handed, where several play on it. */
  readonly handTo = $derived(this.#handTo());

  #connection: Connection;
  #hooks: TableHooks;
  #previewed: string | null = null;
  #previews = new Map<string, PreviewInfo>();

  constructor(dial: Dial, hooks: TableHooks) {
    this.#hooks = hooks;
    this.#connection = new Connection({
      dial: (since) => dial(since, this.viewer),
      onmessage: (message) => this.#receive(message),
      onstate: (state) => this.#linkChanged(state),
    });
  }

  close(): void {
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Comes in anew, for instance as somebody who now has a seat. */
  reconnect(): void {
    this.#connection.resync();
  }

  /** Sends a command; what is refused is shown. */
  async send(command: Command): Promise<Answer> {
    const answer = await this.#connection.send(command);
    if (answer.type === "refused") {
      this.#hooks.onrefused(answer.error);
    }
    return answer;
  }

  ready(seat: number): Promise<Answer> {
    return this.send({ type: "ready", seat, nonce: newId() });
  }

  /** Goes one part further, or back to before this part if it was chosen already. */
  choose(part: string, mustConfirm: boolean): void {
    const taken = this.path.indexOf(part);
    const node = this.next.find((next) => next.part === part);
    if (!node) {
      return taken >= 0 ? this.#goTo(this.path.slice(0, taken)) : undefined;
    }
    this.#goTo([...this.path, part]);
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
    this.#goTo([]);
    for (const part of parts) {
      this.choose(part, mustConfirm);
    }
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
    this.#goTo([]);
    void this.#act(seat, decision, parts);
  }

  /** Takes the last part back. */
  back(): void {
    this.#goTo(this.path.slice(0, -1));
  }

  undo(): void {
    if (this.viewer !== null) {
      void this.send({ type: "undo", seat: this.viewer });
    }
  }

  look(seat: number | null): void {
    this.#goTo([]);
    void this.send({ type: "look", seat });
  }

  /** Asks why this action is not possible; the answer is shown like any refusal. */
  async whyNot(notation: string): Promise<void> {
    const seat = this.viewer;
    if (seat !== null) {
      await this.send({ type: "preview", seat, action: notation });
    }
  }

  async describe(): Promise<void> {
    const answer = await this.#connection.send({ type: "describe" });
    if (answer.type === "described") {
      this.sections = answer.sections;
    }
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
    const info = await this.#ask(node, way.slice(0, -1), seat);
    if (info) {
      previews.set(key, info);
      this.preview = this.#previewed === key && previews === this.#previews ? { ...info, part } : this.preview;
      this.#nameCandidate(key, info.action);
    }
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

  /** Asks what a click would bring: the action it completes, or the first and the last of those it leads to. */
  async #ask(node: Choice, before: readonly string[], seat: number): Promise<PreviewInfo | null> {
    const [first, last] = [firstWay(node), lastWay(node)];
    const ways = node.done || first.join(" ") === last.join(" ") ? [first] : [first, last];
    const answers = await Promise.all(ways.map((way) => this.#connection.send({ type: "preview", seat, action: [...before, ...way] })));
    const previews = answers.flatMap((answer) => (answer.type === "previewed" ? [answer.preview] : []));
    const totals = previews.map(({ events, estimate }) => estimate ?? total(events, seat));
    const best = previews[totals.indexOf(Math.max(...totals))];
    const isUpTo = new Set(totals).size > 1;
    const isEstimate = best?.estimate !== undefined;
    const action = node.done ? best?.action : undefined;
    return best ? { ...bare(node), action, total: Math.max(...totals), isUpTo, isEstimate, events: best.events, outlook: best.outlook ?? [] } : null;
  }

  decisionOf(seat: number): number | null {
    return this.position?.decisions[seat] ?? null;
  }

  async #act(seat: number, decision: number, parts: readonly string[]): Promise<void> {
    const answer = await this.send({ type: "act", seat, decision, action: [...parts] });
    if (answer.type === "refused" && this.pending?.decision === decision) {
      this.pending = null;
    }
  }

  #goTo(path: readonly string[]): void {
    this.path = path;
    this.candidate = this.#candidateAt(path);
    this.preview = null;
  }

  #candidateAt(path: readonly string[]): Candidate | null {
    const node = choiceAt(this.choices, path);
    return node?.done ? { node, parts: path, action: null } : null;
  }

  #linkChanged(state: LinkState): void {
    this.link = state;
    if (state === "open") {
      // The server tells the whole talk again to whoever comes in.
      this.chat = [];
    }
  }

  #receive(message: Exclude<ToClient, { id: string }>): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines];
        break;
      case "position":
        this.#takePosition(message);
    }
  }

  #takePosition(next: Position): void {
    const before = this.position;
    const wasActing = this.acting;
    this.position = next;
    this.events = [...this.events.slice(0, next.events_from), ...next.events];
    this.#previews = new Map();
    if (this.pending && (this.acting === null || this.decisionOf(this.acting) !== this.pending.decision)) {
      this.pending = null;
    }
    if (before?.version !== next.version || wasActing !== this.acting) {
      this.#goTo(this.#stillValid(this.path));
    }
    this.#hooks.onevents(next.events, before === null || viewerSeat(before) !== viewerSeat(next));
    if (this.acting !== null && wasActing === null) {
      this.#hooks.onturn();
    }
  }

  /** As much of a path as the choices still offer. */
  #stillValid(path: readonly string[]): readonly string[] {
    const end = path.findIndex((part, at) => !choiceAt(this.choices, [...path.slice(0, at), part]));
    return end < 0 ? path : path.slice(0, end);
  }

  #handTo(): number | null {
    const yours = this.info?.yours ?? [];
    const asked = yours.filter((seat) => this.onTurn.includes(seat));
    if (yours.length < 2 || asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) {
      return null;
    }
    return asked[0] ?? null;
  }
}
