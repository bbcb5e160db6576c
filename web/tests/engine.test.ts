// The compiled engine: its outputs are those of the native one, and its games replay.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { PROGRAM } from "./server";
import { engineParts, follow, FOLDER } from "./transcript";

/** Largest engine as browsers load it, with all games and words, in bytes. */
const LARGEST = 350 * 1024;

test("games are played as by the native engine, byte for byte, and their records replay", async () => {
  const { records, differences } = await follow("games.jsonl");
  expect(differences).toEqual([]);
  expect(records.length).toBeGreaterThan(20);
  const path = join(FOLDER, "records.jsonl");
  writeFileSync(path, records.map((record) => `${record}\n`).join(""));
  expect(execFileSync(PROGRAM, ["replay", path]).toString()).toContain(String(records.length));
  expect(execFileSync(PROGRAM, ["verify", path]).toString()).toContain(String(records.length));
});

test("puzzles, lessons and reviews are the same", async () => {
  const { inputs, differences } = await follow("study.jsonl", new Uint8Array(engineParts().study).buffer);
  expect(differences).toEqual([]);
  expect(inputs).toBeGreaterThan(50);
});

test("the engine is small", () => {
  expect(brotliCompressSync(engineParts().engine).length).toBeLessThanOrEqual(LARGEST);
});
