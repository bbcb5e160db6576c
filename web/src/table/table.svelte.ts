// A table as this page knows it: what the server said, and what the visitor is about to say.

import type { ApiError, ChatLine, EventLine, PositionView, Preview, TableInfo, ToClient } from "../protocol/messages";
import { Chooser } from "../choices/chooser.svelte";
import { Connection, newId, type Answer, type Command, type LinkState, type Socket } from "../connection/connection";
import { facesAt, viewerSeat } from "../position/seats";

/** Opens a socket that continues after a version, seen from an own seat. */
export type Dial = (since: number | null, seat: number | null) => Socket;

export interface TableHooks {
  /** These things happened; `isOld` if they are the whole story, told to eyes that are new here. */
  onevents(lines: readonly EventLine[], isOld: boolean): void;
  onrefused(error: ApiError): void;
  onturn(): void;
  /** Whether this part only confirms an earlier choice. It is sent without a click where nothing else can be chosen. */
  isFormality?(part: string): boolean;
}

export class TableStore extends Chooser {
  info = $state.raw<TableInfo | null>(null);
  events = $state.raw<readonly EventLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<LinkState>("connecting");

  readonly seats = $derived(facesAt(this.info, this.position, this.onTurn));
  readonly isRunning = $derived(this.info?.phase === "running");
  /** Whether the last own action can be taken back. */
  readonly canUndo = $derived(this.isRunning && this.position?.undo === true && this.pending === null);
  /** The own seat to which the device must be handed, where several play on it. */
  readonly handTo = $derived(this.#handTo());

  #connection: Connection;
  #hooks: TableHooks;

  constructor(dial: Dial, hooks: TableHooks) {
    super();
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

  undo(): void {
    if (this.viewer !== null) {
      void this.send({ type: "undo", seat: this.viewer });
    }
  }

  look(seat: number | null): void {
    this.goTo([]);
    void this.send({ type: "look", seat });
  }

  async whyNot(clicks: string[]): Promise<void> {
    const seat = this.viewer;
    if (seat !== null) {
      await this.send({ type: "preview", seat, action: clicks });
    }
  }

  async describe(): Promise<void> {
    const answer = await this.#connection.send({ type: "describe" });
    if (answer.type === "described") {
      this.sections = answer.sections;
    }
  }

  protected async ask(seat: number, action: string[]): Promise<Preview | null> {
    const answer = await this.#connection.send({ type: "preview", seat, action });
    return answer.type === "previewed" ? answer.preview : null;
  }

  protected async act(seat: number, decision: number, parts: readonly string[]): Promise<void> {
    const answer = await this.send({ type: "act", seat, decision, action: [...parts] });
    if (answer.type === "refused" && this.pending?.decision === decision) {
      this.pending = null;
    }
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

  #takePosition(next: PositionView): void {
    const before = this.position;
    const wasActing = this.acting;
    const isUndone = next.events_from < this.events.length;
    this.events = [...this.events.slice(0, next.events_from), ...next.events];
    this.take(next);
    this.#hooks.onevents(next.events, before === null || viewerSeat(before) !== viewerSeat(next));
    if (this.acting !== null && wasActing === null) {
      this.#hooks.onturn();
    }
    if (!isUndone) {
      this.#confirmFormality();
    }
  }

  #confirmFormality(): void {
    const [only, ...others] = this.choices;
    if (only?.done && !only.then?.length && others.length === 0 && this.#hooks.isFormality?.(only.part)) {
      this.choosePath([only.part], false);
    }
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
