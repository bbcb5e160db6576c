// Starts one server for all browser tests: the program itself, on a free port, with a database of its own.
// With TAVOLA_URL set, the tests visit that server instead.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

const PROGRAM = process.env["TAVOLA_PROGRAM"] ?? join(import.meta.dirname, "../../target/debug/tavola");

export default async function setup(project: TestProject) {
  const running = process.env["TAVOLA_URL"];
  if (running) {
    project.provide("address", running);
    return () => undefined;
  }
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing: build it first`);
  }
  const data = mkdtempSync(join(tmpdir(), "tavola-"));
  const server = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--data", data, "--bot-pause", "0"]);
  project.provide("address", await addressOf(server));
  return () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
}

/** The first address that the server says it listens on. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      const found = /127\.0\.0\.1:\d+/.exec(text.toString());
      if (found) {
        resolve(`http://${found[0]}`);
      }
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
