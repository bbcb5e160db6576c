// Speed of the compiled engine, relative to the native one on the same moves. `./x measure` prints it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Engine } from "../src/device/wasm";
import type { Input } from "../src/protocol/engine";

const FOLDER = join(import.meta.dirname, "../../target/engine");
/** Least speed of the engine as a part of the native one. */
const LEAST_SHARE = 0.55;
/** Longest move of a master, in milliseconds. */
const LONGEST_MOVE = 3_000;

interface Line {
  readonly start?: string;
  readonly game?: string;
  readonly input?: Input;
  readonly micros?: number;
}

interface Figures {
  native: number;
  engine: number;
  longest: number;
}

test("search speed of the engine", async () => {
  const compiled = await WebAssembly.compile(readFileSync(join(FOLDER, "engine.wasm")));
  // Twice, since the browser's compiler optimizes while the engine runs; the second time counts.
  await repeat(compiled);
  for (const [game, { native, engine, longest }] of await repeat(compiled)) {
    const share = native / engine;
    console.log(`engine, ${game}: ${share.toFixed(2)} of native speed (at least ${LEAST_SHARE})`);
    console.log(`engine, ${game}: longest move of a master ${longest.toFixed(0)} ms (limit ${LONGEST_MOVE})`);
    expect.soft(share, game).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect.soft(longest, game).toBeLessThan(LONGEST_MOVE);
  }
});

/** Repeats the moves and returns the times of the computer players' in milliseconds, by game. */
async function repeat(compiled: WebAssembly.Module): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  let [engine, sum]: [Engine | null, Figures] = [null, { native: 0, engine: 0, longest: 0 }];
  for (const text of readFileSync(join(FOLDER, "timed.jsonl"), "utf8").trim().split("\n")) {
    const { start, game = "", input, micros = 0 } = JSON.parse(text) as Line;
    if (start !== undefined) {
      engine = await Engine.start(compiled, Buffer.from(start, "hex"), () => 0);
      figures.set(game, (sum = { native: 0, engine: 0, longest: 0 }));
    } else if (engine && input) {
      const begun = performance.now();
      engine.handle(input);
      const time = performance.now() - begun;
      if (input.type === "work") {
        sum.native += micros / 1_000;
        sum.engine += time;
        sum.longest = Math.max(sum.longest, time);
      }
    }
  }
  return figures;
}
