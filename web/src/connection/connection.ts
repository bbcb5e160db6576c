// The connection to one table. It reconnects by itself, requests only what it missed, and loses no command: a command
// without an answer is sent again with the same id, and the server executes it only once.

import { oncePerFrame } from "../frames/frames.svelte";
import type {
  ApiError,
  ChoicePreview,
  Foreseen,
  Hints,
  Preview,
  Section,
  ToClient,
  ToServer,
} from "../protocol/messages";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command without its id, which the connection assigns. */
export type Command = DistributiveOmit<ToServer, "id">;

export type Answer =
  | { type: "done"; version: number }
  | { type: "refused"; error: ApiError }
  | { type: "previewed"; preview: Preview }
  | { type: "previewed-all"; previews: ChoicePreview[]; more: boolean }
  | { type: "foreseen"; foreseen: Foreseen }
  | { type: "described"; sections: Section[] }
  | { type: "hinted"; decision: number; hints: Hints };

export type LinkState = "connecting" | "open" | "lost";

/** The part of `WebSocket` that the connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionHooks {
  /** Opens a socket that continues after version `since`, or from the start. */
  dial(since: number | null): Socket;
  onmessage(message: Exclude<ToClient, { id: string }>): void;
  onstate(state: LinkState): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

interface Waiting {
  readonly message: ToServer;
  readonly resolve: (answer: Answer) => void;
}

export class Connection {
  #hooks: ConnectionHooks;
  #socket: Socket | null = null;
  #isOpen = false;
  #isClosed = false;
  #version: number | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();

  constructor(hooks: ConnectionHooks) {
    this.#hooks = hooks;
    this.#dial();
  }

  /** Sends a command now or once connected; resolves with its answer. */
  send(command: Command): Promise<Answer> {
    const message = { id: newId(), ...command } as ToServer;
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve });
      this.#transmit(message);
    });
  }

  /** Reconnects at once if disconnected. */
  retry(): void {
    if (!this.#isOpen && !this.#isClosed) {
      clearTimeout(this.#timer);
      this.#socket?.close();
      this.#dial();
    }
  }

  /** Replaces the connection, for instance once the network is back: it may be dead without having been closed. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    old?.close();
    if (!this.#isClosed) {
      this.#dial();
    }
  }

  /** Reconnects and loads the whole table again. */
  resync(): void {
    this.#version = null;
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #dial(): void {
    const socket = this.#hooks.dial(this.#version);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(JSON.parse(String(data)) as ToClient);
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  #opened(): void {
    this.#isOpen = true;
    this.#wait = FIRST_WAIT;
    this.#hooks.onstate("open");
    for (const { message } of this.#waiting.values()) {
      this.#transmit(message);
    }
  }

  #lost(): void {
    this.#isOpen = false;
    if (this.#isClosed) {
      return;
    }
    this.#hooks.onstate("lost");
    this.#timer = setTimeout(() => this.#dial(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #transmit(message: ToServer): void {
    if (this.#isOpen) {
      this.#socket?.send(JSON.stringify(message));
    }
  }

  #received(message: ToClient): void {
    if ("id" in message) {
      this.#answered(message);
      return;
    }
    if (message.type === "position") {
      this.#version = message.version;
    }
    this.#hooks.onmessage(message);
  }

  #answered({ id, ...answer }: Extract<ToClient, { id: string }>): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }
}

/** Wraps a socket so that messages are delivered in order, together before the next frame, and drawn once. */
export function perFrame(socket: Socket): Socket {
  const waiting: { data: unknown }[] = [];
  const paced: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  const deliver = () => waiting.splice(0).forEach((event) => paced.onmessage?.(event));
  const deliverInTime = oncePerFrame(deliver);
  socket.onopen = () => paced.onopen?.();
  socket.onmessage = (event) => {
    waiting.push(event);
    deliverInTime();
  };
  socket.onclose = (event) => {
    deliver();
    paced.onclose?.(event);
  };
  return paced;
}

/** 32 random hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
