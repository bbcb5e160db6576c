// A table: its state as sent by the server, and the visitor's commands.

import type {
  ApiError,
  ChatLine,
  EventLine,
  Hint,
  Hints,
  PositionView,
  Preview,
  SeatOrders,
  TableInfo,
  ToClient,
} from "../protocol/messages";
import type { Seen } from "../device/advice";
import { Chooser } from "../choices/chooser.svelte";
import { Connection, newId, type Answer, type Command, type LinkState, type Socket } from "../connection/connection";
import { facesAt, viewerSeat } from "../position/seats";
import { still } from "../scene/scene.svelte";
import type { Matter } from "./agreement";
import { HeldMove } from "./held-move.svelte";

/** Opens a socket that continues after version `since`, as seen from one of the visitor's seats. */
export type Dial = (since: number | null, seat: number | null) => Socket;

export interface TableHooks {
  /** Called with new events; `isOld` if they are the whole log, sent to a new viewer. */
  onevents(lines: readonly EventLine[], isOld: boolean): void;
  onrefused(error: ApiError): void;
  onturn(): void;
  /** Called whenever the connection is lost or can't be made. */
  onlost?(): void;
  /** Time in milliseconds for which a move is held back before it is sent. */
  holdTime?(): number;
  /** Answers on this device for a player against computers only; resolves with `null` if it can't. */
  previewHere?(seen: Seen, action: string[]): Promise<Preview | null>;
  hintsHere?(seen: Seen): Promise<Hints | null>;
  /** Whether this part only confirms an earlier choice. It is sent without a click where nothing else can be chosen. */
  isFormality?(part: string): boolean;
}

export class TableStore extends Chooser {
  info = $state.raw<TableInfo | null>(null);
  events = $state.raw<readonly EventLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<LinkState>("connecting");
  #orders = $state.raw<readonly SeatOrders[]>([]);

  readonly seats = $derived(facesAt(this.info, this.position, this.onTurn));
  readonly isRunning = $derived(this.info?.phase === "running");
  /** Whether the visitor's last move can be undone. */
  readonly canUndo = $derived(
    this.holdTime !== null || (this.isRunning && this.position?.undo === true && this.pending === null),
  );
  /** The seat to which the device must be handed, if the visitor has several. */
  readonly handTo = $derived(this.#handTo());
  /** The plan and auto-pass of the viewer's seat, if there are any. */
  readonly orders = $derived(this.#orders.find(({ seat }) => seat === this.viewer) ?? null);
  /** The visitor's seats for which the computer has decided, and whether it will go on until the player is back. */
  readonly absence = $derived(this.#absence());

  #held = new HeldMove();
  /**
   * Whether all hands stay covered until a player identifies themselves: after a reload, nobody knows who is looking.
   */
  #isCovered = $state(false);
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

  override get holdTime(): number | null {
    return this.#held.delay;
  }

  close(): void {
    this.#held.release();
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Replaces a connection that may be dead, for instance when the network is back. */
  renew(): void {
    this.#connection.renew();
  }

  /** Connects again, for instance after taking a seat. */
  reconnect(): void {
    this.#connection.resync();
  }

  /** Sends a command; a refusal is shown. */
  async send(command: Command): Promise<Answer> {
    const answer = await this.#connection.send(command);
    if (answer.type === "refused") {
      this.#hooks.onrefused(answer.error);
    }
    return answer;
  }

  /** Sends a command; a refusal is not shown. */
  inquire(command: Command): Promise<Answer> {
    return this.#connection.send(command);
  }

  /** Drops the plan of the viewer's seat. */
  dropPlan(): void {
    if (this.viewer !== null) {
      void this.send({ type: "plan", seat: this.viewer, steps: [] });
    }
  }

  /** Lets the server move for the viewer's seat where there is nothing to decide. */
  setAutoPass(on: boolean): void {
    if (this.viewer !== null) {
      void this.send({ type: "auto-pass", seat: this.viewer, on });
    }
  }

  ready(seat: number): Promise<Answer> {
    return this.send({ type: "ready", seat, nonce: newId() });
  }

  /** Drops the move that is held back, or else asks the server to undo the last one. */
  override undo(): void {
    if (this.holdTime !== null) {
      this.#held.drop();
      this.pending = null;
    } else if (this.viewer !== null) {
      void this.send({ type: "undo", seat: this.viewer });
    }
  }

  /** Agrees for these seats, or withdraws the agreement. */
  agree({ command }: Matter, seats: readonly number[], agree: boolean): void {
    for (const seat of seats) {
      void this.send({ type: command, seat, agree });
    }
  }

  /** Agrees for these seats that another person takes the seat `whose`, or withdraws that. */
  offerSeat(whose: number, seats: readonly number[], agree: boolean): void {
    // Only its own player can begin to hand a seat over.
    const ownFirst = seats.toSorted((a, b) => Number(b === whose) - Number(a === whose));
    for (const seat of ownFirst) {
      void this.send({ type: "offer-seat", seat, whose, agree });
    }
  }

  /** Takes the visitor's seats back from the computer. */
  comeBack(): void {
    for (const seat of this.absence?.seats ?? []) {
      void this.send({ type: "return", seat });
    }
  }

  look(seat: number | null): void {
    this.goTo([]);
    this.#isCovered = false;
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

  /** The best choices of `seat`; `null` if they were refused, or its decision has been made. */
  async hints(seat: number): Promise<readonly Hint[] | null> {
    const decision = this.decisionOf(seat);
    const seen = this.#seenBy(seat);
    const here = seen && (await this.#hooks.hintsHere?.(seen));
    if (here) {
      return here.hints;
    }
    const answer = await this.send({ type: "hint", seat });
    return answer.type === "hinted" && answer.decision === decision ? answer.hints.hints : null;
  }

  protected async ask(seat: number, action: string[]): Promise<Preview | null> {
    const seen = this.#seenBy(seat);
    const here = seen && (await this.#hooks.previewHere?.(seen, action));
    if (here) {
      return here;
    }
    const answer = await this.#connection.send({ type: "preview", seat, action });
    return answer.type === "previewed" ? answer.preview : null;
  }

  protected async act(seat: number, decision: number, parts: readonly string[], isConfirmed: boolean): Promise<void> {
    const delay = isConfirmed || !this.#playsComputersOnly() ? 0 : (this.#hooks.holdTime?.() ?? 0);
    if (delay > 0) {
      this.#held.hold(delay, () => void this.#sendAction(seat, decision, parts));
    } else {
      await this.#sendAction(seat, decision, parts);
    }
  }

  async #sendAction(seat: number, decision: number, parts: readonly string[]): Promise<void> {
    const answer = await this.send({ type: "act", seat, decision, action: [...parts] });
    if (answer.type === "refused" && this.pending?.decision === decision) {
      this.pending = null;
    }
  }

  /** What the engine on this device may know, if the visitor plays against computer players only. */
  #seenBy(seat: number): Seen | null {
    const { game } = this.info ?? {};
    return game !== undefined && this.position && this.viewer === seat && this.#playsComputersOnly()
      ? { game, seat, view: this.position.view }
      : null;
  }

  /** Whether all other seats are computer players, so that nobody has to wait. */
  #playsComputersOnly(): boolean {
    const { seats = [], yours = [] } = this.info ?? {};
    return seats.every(({ sitter }, seat) => sitter.kind === "bot" || yours.includes(seat));
  }

  #linkChanged(state: LinkState): void {
    this.link = state;
    if (state === "open") {
      // The server sends the whole chat on every connection.
      this.chat = [];
      // Likewise orders, if there are any.
      this.#orders = [];
    }
    if (state === "lost") {
      this.#hooks.onlost?.();
    }
  }

  #receive(message: Exclude<ToClient, { id: string }>): void {
    switch (message.type) {
      case "table":
        this.#isCovered ||= this.info === null && message.phase === "running" && message.yours.length > 1;
        this.info = message;
        if (this.position && this.#hasResigned(this.acting)) {
          this.take(still(this.position));
        }
        break;
      case "chat":
        this.chat = withLines(this.chat, message.lines);
        break;
      case "orders":
        this.#orders = [...this.#orders.filter(({ seat }) => seat !== message.seat), message];
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
    this.take(this.#choosable(next));
    if (this.pending === null) {
      this.#held.drop();
    }
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
      this.choosePath([only.part], true);
      this.confirm();
    }
  }

  /** A player who resigned has nothing to choose or undo: a computer player plays on. */
  #choosable(position: PositionView): PositionView {
    return this.#hasResigned(viewerSeat(position)) ? still(position) : position;
  }

  #hasResigned(seat: number | null): boolean {
    return seat !== null && this.info?.seats[seat]?.resigned === true;
  }

  #absence(): { seats: readonly number[]; isTakenOver: boolean } | null {
    const isAway = (seat: number) => {
      const sitter = this.info?.seats[seat];
      return sitter !== undefined && !sitter.resigned && (sitter.taken_over || sitter.timeouts > 0);
    };
    const seats = (this.isRunning ? (this.info?.yours ?? []) : []).filter(isAway);
    const isTakenOver = seats.some((seat) => this.info?.seats[seat]?.taken_over);
    return seats.length > 0 ? { seats, isTakenOver } : null;
  }

  #handTo(): number | null {
    const yours = this.info?.yours ?? [];
    const asked = yours.filter((seat) => this.onTurn.includes(seat) && !this.#hasResigned(seat));
    if (this.#isCovered && this.isRunning) {
      return asked[0] ?? yours[0] ?? null;
    }
    if (yours.length < 2 || asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) {
      return null;
    }
    return asked[0] ?? null;
  }
}

/** The chat with these lines: new ones at the end, those that are sent again in their places. */
function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const byNumber = new Map([...chat, ...lines].map((line) => [line.line, line]));
  return [...byNumber.values()];
}
