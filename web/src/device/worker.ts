// The worker that runs the engine, so that the page never waits for it. What the engine stores is written before the
// messages that follow are sent.

import type { Input, Output, WorkKind } from "../protocol/engine";
import { Storage, type Change } from "./storage";
import { Engine } from "./wasm";

/** The first message to the worker. */
export interface Start {
  /** Addresses of the engine and of its lessons, puzzles and rules. */
  readonly engine: string;
  readonly study: string;
  /** The visitor whose games these are. */
  readonly owner: string;
  /** Milliseconds between two moves of computer players. */
  readonly pause: number;
}

/** The engine's outputs that the worker sends on; it stores the others itself. */
export type Sent = Exclude<Output, { type: "store" }>;

const queue: Input[] = [];
let wake: () => void = () => undefined;

addEventListener("message", ({ data }: MessageEvent<Start | Input>) => {
  if ("engine" in data) {
    // A failure ends the worker; the page then starts another one.
    void serve(data).catch((error: unknown) => setTimeout(() => raise(error)));
  } else {
    queue.push(data);
    wake();
  }
});

function raise(error: unknown): never {
  throw error;
}

/** Requests for which the engine needs its lessons, puzzles and rules. */
const STUDY = /^(advice|games)\/[^/]+\/(rules|lessons|puzzles)/;

async function serve({ engine: address, study, owner, pause }: Start): Promise<never> {
  const [module, storage] = await Promise.all([WebAssembly.compileStreaming(fetch(address)), Storage.open(owner)]);
  let isSupplied = false;
  const engine = await Engine.start(module, crypto.getRandomValues(new Uint8Array(32)), () => performance.now());
  for (const [key, value] of await storage.readAll()) {
    engine.handle({ type: "restore", key, value });
  }
  let work: WorkKind | null = null;
  /** When a computer player last moved, or when its turn came. */
  let lastMove = 0;
  for (;;) {
    const input = await nextInput(work, lastMove + pause);
    if (!isSupplied && input.type === "request" && STUDY.test(input.path)) {
      engine.supply(await (await fetch(study)).arrayBuffer());
      isSupplied = true;
    }
    const { outputs, work: next } = engine.handle(input);
    await storage.write(outputs.filter(isStored));
    outputs.filter((output) => !isStored(output)).forEach((output) => postMessage(output));
    if (input.type === "work" || work !== "move") {
      lastMove = performance.now();
    }
    work = next;
  }
}

/** The next message, or else the next piece of work. A computer player's move is not made before `moveAt`. */
async function nextInput(work: WorkKind | null, moveAt: number): Promise<Input> {
  if (queue.length === 0) {
    await arrival(work === null ? null : work === "move" ? moveAt - performance.now() : 0);
  }
  return queue.shift() ?? { type: "work" };
}

/** Waits for a message, for at most this many milliseconds. */
function arrival(atMost: number | null): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
    if (atMost !== null) {
      setTimeout(resolve, atMost);
    }
  });
}

function isStored(output: Output): output is Output & Change & { type: "store" } {
  return output.type === "store";
}
