// Finished games, for the tests of replay, review and statistics.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const CRATES = join(import.meta.dirname, "../../crates");

/** The records in a file of the corpus, as text. */
export function recordsOf(game: string, file: string): string[] {
  return readFileSync(join(CRATES, game, "tests/corpus/rules-1", `${file}.jsonl`), "utf8")
    .trim()
    .split("\n");
}

/** A short game of Mille Fiori. */
export const SHORT_RECORD = recordsOf(
  "mille-fiori",
  "players-2.edition-revised.draft-simultaneous.masterworks-false",
)[0] as string;

/** The longest game of the corpus. */
export const LONG_RECORD = recordsOf(
  "mille-fiori",
  "players-3.edition-revised.draft-simultaneous.masterworks-true",
).toSorted((a, b) => b.length - a.length)[0] as string;

/** Imports a record as this visitor; returns its id. */
export async function importRecord(page: Page, record: string): Promise<string> {
  return page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/me", { method: "POST", body: JSON.stringify({ name: "Ada" }), headers });
    const answer = await fetch("/api/records", { method: "POST", body, headers });
    return ((await answer.json()) as { record: string }).record;
  }, record);
}

/** Lets computer players finish a game by leaving the visitor's seat to one of them; returns the table's id. */
export async function finishGame(page: Page, game: string, players: number): Promise<string> {
  return page.evaluate(
    async ({ game, players }) => {
      const headers = { "content-type": "application/json" };
      const post = async (path: string, body: unknown) =>
        (await fetch(path, { method: "POST", body: JSON.stringify(body), headers })).json() as Promise<{
          table: string;
        }>;
      if ((await (await fetch("/api/me")).json()) === null) {
        await post("/api/me", { name: "Ada" });
      }
      const others = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "eager" }));
      const { table } = await post("/api/tables", { game, options: { players }, seats: [{ kind: "mine" }, ...others] });
      const socket = new WebSocket(`/api/tables/${table}/socket`);
      const send = (id: string, command: object) => socket.send(JSON.stringify({ id, ...command }));
      await new Promise<void>((over) => {
        socket.onopen = () => send("ready", { type: "ready", seat: 0, nonce: "0".repeat(32) });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data as string) as { type: string; id?: string; phase?: string };
          if (message.type === "done" && message.id === "ready") {
            send("leave", { type: "leave", seat: 0 });
          } else if (message.type === "table" && message.phase === "over") {
            over();
          }
        };
      });
      socket.close();
      return table;
    },
    { game, players },
  );
}
