// Size and speed of the compiled engine, and many games compared with the native one. `./x measure` prints them.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Engine } from "../src/device/wasm";
import { PROGRAM } from "./server";
import { compileEngine, engineParts, follow, FOLDER, linesOf } from "./transcript";

/** Lowest search speed, relative to the native engine. */
const LEAST_SHARE = 0.55;
/** Longest move of a master, in milliseconds. */
const LONGEST_MOVE = 3_000;
const KIBIBYTE = 1024;

interface Figures {
  native: number;
  engine: number;
  longest: number;
}

test("size of the engine", () => {
  for (const [name, part] of Object.entries(engineParts())) {
    const sizes = [part, gzipSync(part, { level: 9 }), brotliCompressSync(part)];
    const [plain, gzip, brotli] = sizes.map(({ length }) => (length / KIBIBYTE).toFixed(0));
    console.log(`engine, ${name}: ${plain} KiB, gzip ${gzip} KiB, Brotli ${brotli} KiB`);
  }
});

test("search speed of the engine", async () => {
  const compiled = await compileEngine();
  // Twice, since the browser's compiler optimizes while the engine runs; the second time counts.
  await repeat(compiled);
  for (const [game, { native, engine, longest }] of await repeat(compiled)) {
    const share = native / engine;
    console.log(`engine, ${game}: ${share.toFixed(2)} of native speed (at least ${LEAST_SHARE})`);
    console.log(`engine, ${game}: longest move of a master ${longest.toFixed(0)} ms (limit ${LONGEST_MOVE} ms)`);
    expect.soft(share, game).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect.soft(longest, game).toBeLessThan(LONGEST_MOVE);
  }
});

test("many games", async () => {
  const { records, inputs, differences } = await follow("games.jsonl");
  const path = join(FOLDER, "records.jsonl");
  writeFileSync(path, records.map((record) => `${record}\n`).join(""));
  console.log(`engine: ${records.length} games, ${differences.length} of ${inputs} inputs with other outputs`);
  console.log(`engine: ${execFileSync(PROGRAM, ["replay", path]).toString().trim()}`);
  expect(differences).toEqual([]);
});

/** Repeats the moves; returns the computer players' times in milliseconds, by game. */
async function repeat(compiled: WebAssembly.Module): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  let [engine, sum]: [Engine | null, Figures] = [null, { native: 0, engine: 0, longest: 0 }];
  for await (const { start, game = "", input, micros = 0 } of linesOf("timed.jsonl")) {
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
