// The worker that runs the engine, so that the page never waits for it. What the engine stores is on the device before
// anything that follows is sent.

import type { Input, Output, WorkKind } from "../protocol/engine";
import { Storage, type Change } from "./storage";
import { Engine } from "./wasm";

/** The first message to the worker. */
export interface Start {
  readonly address: string;
  /** The visitor whose games these are. */
  readonly owner: string;
  /** Milliseconds between two moves of computer players. */
  readonly pause: number;
}

/** What the worker sends: the engine's outputs but those that it stores itself. */
export type Sent = Exclude<Output, { type: "store" }>;

const queue: Input[] = [];
let wake: () => void = () => undefined;

addEventListener("message", ({ data }: MessageEvent<Start | Input>) => {
  if ("address" in data) {
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

async function serve({ address, owner, pause }: Start): Promise<never> {
  const [module, storage] = await Promise.all([WebAssembly.compileStreaming(fetch(address)), Storage.open(owner)]);
  const engine = await Engine.start(module, crypto.getRandomValues(new Uint8Array(32)), () => performance.now());
  for (const [key, value] of await storage.readAll()) {
    engine.handle({ type: "restore", key, value });
  }
  let work: WorkKind | null = null;
  for (;;) {
    const { outputs, work: next } = engine.handle(await nextInput(work, pause));
    await storage.write(outputs.filter(isStored));
    outputs.filter((output) => !isStored(output)).forEach((output) => postMessage(output));
    work = next;
  }
}

/** The next message, or else the next piece of work. A computer player makes a pause before its move. */
async function nextInput(work: WorkKind | null, pause: number): Promise<Input> {
  if (queue.length === 0) {
    await arrival(work === null ? null : work === "move" ? pause : 0);
  }
  return queue.shift() ?? { type: "work" };
}

/** Waits for a message, at most this many milliseconds. */
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
