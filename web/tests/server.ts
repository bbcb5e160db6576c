// The server under test, on a free port with its own database.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const { CARGO_TARGET_DIR = "target", TAVOLA_PROFILE = "debug" } = process.env;
export const PROGRAM = resolve(ROOT, CARGO_TARGET_DIR, TAVOLA_PROFILE, "tavola");

/** The page as it was built. */
export const PAGE = join(ROOT, "web/dist");

export interface ServerOptions {
  readonly page?: string;
  readonly flags?: readonly string[];
  readonly address?: string;
  readonly config?: string | null;
}

export class Server {
  #data = mkdtempSync(join(tmpdir(), "tavola-"));
  #process: ChildProcess | null = null;
  #address: string;
  #page: string;
  #flags: readonly string[];
  #config: string | null;

  /**
   * With the page in this folder, these flags besides those of all tests, at this address instead of any free one, and with
   * settings as in a configuration file.
   */
  constructor({ page = PAGE, flags = [], address = "127.0.0.1:0", config = null }: ServerOptions = {}) {
    [this.#page, this.#flags, this.#address, this.#config] = [page, flags, address, config];
  }

  /** Address of the server; a restart keeps it. */
  get address(): string {
    return `http://${this.#address}`;
  }

  async start(): Promise<void> {
    if (!existsSync(PROGRAM)) {
      throw new Error(`${PROGRAM} is missing: build it with \`cargo test --no-run --workspace\``);
    }
    const page = ["--page", this.#page, "--bot-pause", "0"];
    // All tests come from one address and would exceed its limit on guests.
    const place = ["--listen", this.#address, "--data", this.#data, "--unlimited", "127.0.0.1"];
    this.#process = spawn(PROGRAM, ["serve", ...this.#configured(), ...place, ...page, ...this.#flags]);
    this.#address = await addressOf(this.#process);
  }

  /** Runs a command of `tavola admin` for this server, and returns what it prints. */
  admin(...command: readonly string[]): string {
    const place = ["--data", this.#data, "--listen", this.#address];
    return execFileSync(PROGRAM, ["admin", "--lang", "en", ...place, ...command], { encoding: "utf8" });
  }

  #configured(): readonly string[] {
    if (this.#config === null) {
      return [];
    }
    const file = join(this.#data, "tavola.toml");
    writeFileSync(file, this.#config);
    return ["--config", file];
  }

  async stop(): Promise<void> {
    const ended = this.#process && once(this.#process, "exit");
    this.#process?.kill();
    await ended;
    this.#process = null;
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The address in the server's output. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      const found = /127\.0\.0\.1:\d+/.exec(text.toString());
      if (found) {
        resolve(found[0]);
      }
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
