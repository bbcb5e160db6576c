// The compiled engine: JSON goes in and out through its module's memory.

import type { Input, Outputs } from "../protocol/engine";

interface Exports {
  readonly memory: WebAssembly.Memory;
  input(length: number): number;
  start(): number;
  handle(): number;
  output(): number;
}

export class Engine {
  #exports: Exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** Starts an engine with 32 random bytes; `now` is a clock in milliseconds. */
  static async start(module: WebAssembly.Module, seed: Uint8Array, now: () => number): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module, { page: { now } });
    const engine = new Engine(instance.exports as unknown as Exports);
    engine.#write(seed);
    if (!engine.#exports.start()) {
      throw new Error("the engine needs 32 random bytes");
    }
    return engine;
  }

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Fills in the lessons, puzzles and rules, which the build has split off. */
  supply(study: ArrayBuffer): void {
    const view = new DataView(study);
    for (let at = 0; at < study.byteLength;) {
      const [address, length] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
      new Uint8Array(this.#exports.memory.buffer, address, length).set(new Uint8Array(study, at + 8, length));
      at += 8 + length;
    }
  }

  handle(input: Input): Outputs {
    return JSON.parse(this.handleText(JSON.stringify(input))) as Outputs;
  }

  /** Like `handle`, in JSON. */
  handleText(input: string): string {
    this.#write(this.#encoder.encode(input));
    const length = this.#exports.handle();
    return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), length));
  }

  #write(bytes: Uint8Array): void {
    // The memory may have grown, and its buffer with it, so the buffer is read only after room has been made.
    const place = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
  }
}
