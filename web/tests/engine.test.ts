// The compiled engine: it answers like the one that the Rust tests have run, and its games replay.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { Engine } from "../src/device/wasm";
import type { Input, Outputs } from "../src/protocol/engine";
import { PROGRAM } from "./server";

const FOLDER = join(import.meta.dirname, "../../target/engine");

/** A line of a transcript: an engine starts, or an input with a digest of its outputs. */
interface Line {
  readonly start?: string;
  readonly input?: Input;
  readonly digest?: string;
}

function file(name: string): string {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: \`./x test\` makes it, or \`cargo test -p tab\` and \`./x run\``);
  }
  return path;
}

const compileEngine = () => WebAssembly.compile(readFileSync(file("engine.wasm")));

/** Runs the inputs of a transcript; returns the records that were asked for, and expects the same outputs as noted. */
async function follow(name: string): Promise<string[]> {
  const compiled = await compileEngine();
  const records: string[] = [];
  let engine: Engine | null = null;
  for await (const text of createInterface(createReadStream(file(name)))) {
    const { start, input, digest } = JSON.parse(text) as Line;
    if (start !== undefined) {
      engine = await Engine.start(compiled, Buffer.from(start, "hex"), () => 0);
    } else if (engine && input) {
      const outputs = engine.handleText(JSON.stringify(input));
      expect(createHash("sha256").update(outputs).digest("hex"), text).toBe(digest);
      records.push(...recordsIn(input, JSON.parse(outputs) as Outputs));
    }
  }
  return records;
}

function recordsIn(input: Input, { outputs }: Outputs): string[] {
  const isAsked = input.type === "request" && input.path.endsWith("/record");
  return isAsked ? outputs.flatMap((output) => (output.type === "answer" ? [output.body] : [])) : [];
}

test("games are played as by the native engine, byte for byte, and their records replay", async () => {
  const records = await follow("games.jsonl");
  expect(records.length).toBeGreaterThan(20);
  const path = join(FOLDER, "records.jsonl");
  writeFileSync(path, records.map((record) => `${record}\n`).join(""));
  expect(execFileSync(PROGRAM, ["replay", path]).toString()).toContain(String(records.length));
  expect(execFileSync(PROGRAM, ["verify", path]).toString()).toContain(String(records.length));
});

test("puzzles, lessons and reviews are the same, too", async () => {
  await follow("study.jsonl");
});
