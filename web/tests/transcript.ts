// Transcripts of the native engine, which `cargo test` writes: the compiled engine must give the same outputs.

import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Engine } from "../src/device/wasm";
import { splitEngine, studyTexts } from "../split-engine";
import type { Input, Outputs } from "../src/protocol/engine";

/** The folder of the compiled engine and the transcripts. */
export const FOLDER = join(import.meta.dirname, "../../target/engine");

/** A line of a transcript: the start of an engine, or an input with a digest of its outputs. */
export interface Line {
  /** The engine's random bytes. */
  readonly start?: string;
  readonly game?: string;
  readonly input?: Input;
  readonly digest?: string;
  /** How long the native engine took. */
  readonly micros?: number;
}

/** The result of a transcript. */
export interface Followed {
  /** Records that the transcript requests. */
  readonly records: readonly string[];
  readonly inputs: number;
  /** Inputs with other outputs than the native engine's. */
  readonly differences: readonly string[];
}

/** The engine's two parts, as the page loads them. */
export const engineParts = () => splitEngine(readFileSync(file("engine.wasm")), studyTexts());

/** Compiles the engine without its texts. */
export const compileEngine = () => WebAssembly.compile(new Uint8Array(engineParts().engine));

export async function* linesOf(name: string): AsyncGenerator<Line> {
  for await (const text of createInterface(createReadStream(file(name)))) {
    yield JSON.parse(text) as Line;
  }
}

/** Repeats the inputs of a transcript, with these texts. */
export async function follow(name: string, study = new ArrayBuffer(0)): Promise<Followed> {
  const compiled = await compileEngine();
  const [records, differences]: string[][] = [[], []];
  let [engine, inputs]: [Engine | null, number] = [null, 0];
  for await (const { start, input, digest } of linesOf(name)) {
    if (start !== undefined) {
      engine = await Engine.start(compiled, Buffer.from(start, "hex"), () => 0);
      engine.supply(study);
    } else if (engine && input) {
      const outputs = engine.handleText(JSON.stringify(input));
      inputs += 1;
      if (createHash("sha256").update(outputs).digest("hex") !== digest) {
        differences?.push(JSON.stringify(input));
      }
      records?.push(...recordsIn(input, JSON.parse(outputs) as Outputs));
    }
  }
  return { records: records ?? [], inputs, differences: differences ?? [] };
}

function recordsIn(input: Input, { outputs }: Outputs): string[] {
  const isRequested = input.type === "request" && input.path.endsWith("/record");
  return isRequested ? outputs.flatMap((output) => (output.type === "answer" ? [output.body] : [])) : [];
}

function file(name: string): string {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: \`./x test\` makes it`);
  }
  return path;
}
