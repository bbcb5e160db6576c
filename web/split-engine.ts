// Splits the compiled engine in two: lessons, puzzles and rules are as large as the games, and loaded when first needed.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Number of a data section, of a segment for the memory's start, and of the instructions that give its address. */
const DATA_SECTION = 11;
const ACTIVE = 0;
const CONSTANT = 0x41;
const END = 0x0b;
/** Length of the file's magic number and version. */
const HEADER = 8;

export interface SplitEngine {
  /** The engine, with zeros in place of the texts. */
  readonly engine: Buffer;
  /** The texts, each after its address in the engine's memory and its length; `Engine.supply` fills them in. */
  readonly study: Buffer;
}

/** A data segment: its place in the file, its length, and its address in memory. */
interface Segment {
  readonly start: number;
  readonly length: number;
  readonly address: number;
}

/** The files of lessons, puzzles and rules. */
export function studyTexts(): Buffer[] {
  const components = JSON.parse(readFileSync(join(ROOT, "web/src/protocol/components.json"), "utf8")) as object;
  const folders = Object.keys(components).map((game) => join(ROOT, "crates", game));
  const files = folders.flatMap((folder) => [
    join(folder, "puzzles.jsonl"),
    ...["rules", "examples"].flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file))),
  ]);
  return files.map((file) => readFileSync(file));
}

export function splitEngine(compiled: Buffer, texts: readonly Buffer[]): SplitEngine {
  const engine = Buffer.from(compiled);
  const segments = segmentsOf(compiled);
  const study = texts.map((text) => {
    const start = compiled.indexOf(text);
    const segment = segments.find((it) => it.start <= start && start + text.length <= it.start + it.length);
    if (!segment) {
      throw new Error(`the engine doesn't contain the text "${text.toString("utf8", 0, 40)} …"`);
    }
    engine.fill(0, start, start + text.length);
    const place = Buffer.alloc(8);
    place.writeUInt32LE(segment.address + start - segment.start, 0);
    place.writeUInt32LE(text.length, 4);
    return Buffer.concat([place, text]);
  });
  return { engine, study: Buffer.concat(study) };
}

function segmentsOf(compiled: Buffer): Segment[] {
  const reader = new Reader(compiled, HEADER);
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const length = reader.number();
    if (id === DATA_SECTION) {
      return Array.from({ length: reader.number() }, () => readSegment(reader));
    }
    reader.skip(length);
  }
  return [];
}

function readSegment(reader: Reader): Segment {
  if (reader.number() !== ACTIVE || reader.byte() !== CONSTANT) {
    throw new Error("the engine has a data segment of an unknown kind");
  }
  const address = reader.number();
  if (reader.byte() !== END) {
    throw new Error("the engine has a data segment at an unknown address");
  }
  const length = reader.number();
  const start = reader.at;
  reader.skip(length);
  return { start, length, address };
}

class Reader {
  #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.at++);
  }

  /** A number in LEB128. Addresses are signed, but small enough to look alike. */
  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      shift += 7;
      if (byte < 0x80) {
        return value;
      }
    }
  }

  skip(count: number): void {
    this.at += count;
  }
}
