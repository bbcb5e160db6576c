// The engine on this device: answers requests and connections to tables in the server's place. Loaded when first needed.

import { engine, study } from "virtual:engine";
import type { Socket } from "../connection/connection";
import type { Input } from "../protocol/engine";
import { hasStored } from "./storage";
import type { Sent, Start } from "./worker";

/** Prefix of the ids of tables on this device. */
const TABLE_PREFIX = "device-";

/** Pause before a computer player's move, in milliseconds, as on the server. */
const BOT_PAUSE = 600;

/** Answer to a request. */
export interface DeviceAnswer {
  readonly ok: boolean;
  readonly body: string;
}

/** Whether this page was built with an engine, and the browser can run it. */
export const hasEngine = engine !== null && "Worker" in globalThis && "indexedDB" in globalThis;

export function isDeviceTable(table: string): boolean {
  return table.startsWith(TABLE_PREFIX);
}

/** Requests that the engine can answer while the server can't be reached: none about the server's own tables. */
const ANSWERED = /^(advice|games|reviews|study|verify|words)(\/|\?|$)|^(tables|records)(\?|$)|^tables\/(mine$|device-)/;

export function isAnsweredHere(path: string): boolean {
  return ANSWERED.test(path);
}

/** Whether a request is about something on this device. */
export function isDevicePath(path: string): boolean {
  return path.startsWith(`tables/${TABLE_PREFIX}`) || path.startsWith("reviews/");
}

export class Device {
  #owner: string;
  #isHasty: boolean;
  #worker: Worker | null = null;
  #answers = new Map<number, (answer: DeviceAnswer | null) => void>();
  #sockets = new Map<number, Socket>();
  #last = 0;
  #isReady = false;

  /** For this visitor. Computer players don't pause if `isHasty`. */
  constructor(owner: string, isHasty: boolean) {
    this.#owner = owner;
    this.#isHasty = isHasty;
  }

  /** The answer; `null` if the engine has failed. */
  request(method: string, path: string, body?: string): Promise<DeviceAnswer | null> {
    this.#start();
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#send({ type: "request", id, method, path, ...(body === undefined ? {} : { body }), now: Date.now() });
    });
  }

  /** Connects to a table on this device, continuing after version `since`. */
  dial(table: string, since: number | null, seat: number | null): Socket {
    const connection = ++this.#last;
    const socket: Socket = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (message) => this.#send({ type: "send", connection, message }),
      close: () => {
        this.#send({ type: "disconnect", connection });
        this.#closed(connection);
      },
    };
    this.#sockets.set(connection, socket);
    // Later, as with a socket, so that the caller can set its handlers.
    queueMicrotask(() => {
      this.#start();
      this.#send({ type: "connect", connection, table, since, seat });
      socket.onopen?.();
    });
    return socket;
  }

  /** Whether the engine is loaded and has answered. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Loads the engine. */
  warmUp(): void {
    if (!this.#worker) {
      void this.request("GET", "games");
    }
  }

  /** Whether anything is stored. Doesn't load the engine. */
  async isUsed(): Promise<boolean> {
    return this.#worker !== null || (await hasStored(this.#owner));
  }

  /** Stops the engine; everything is already stored. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    [...this.#answers.values()].forEach((resolve) => resolve(null));
    this.#answers.clear();
    [...this.#sockets.keys()].forEach((connection) => this.#closed(connection));
  }

  #start(): void {
    if (this.#worker || engine === null || study === null) {
      return;
    }
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Sent>) => this.#received(data);
    worker.onerror = () => this.#worker === worker && this.stop();
    const pause = this.#isHasty ? 0 : BOT_PAUSE;
    worker.postMessage({ engine, study, owner: this.#owner, pause } satisfies Start);
  }

  #send(input: Input): void {
    this.#worker?.postMessage(input);
  }

  #received(sent: Sent): void {
    this.#isReady = true;
    switch (sent.type) {
      case "answer":
        this.#answers.get(sent.id)?.(sent);
        this.#answers.delete(sent.id);
        break;
      case "message":
        this.#sockets.get(sent.connection)?.onmessage?.({ data: sent.message });
        break;
      case "closed":
        this.#closed(sent.connection);
    }
  }

  #closed(connection: number): void {
    const socket = this.#sockets.get(connection);
    this.#sockets.delete(connection);
    socket?.onclose?.({ code: 1000 });
  }
}
