#!/usr/bin/env node
// A bot on a Tavola server: node online.mjs SERVER TOKEN [TABLE]. See docs/bots.md.
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

const [server, token, table] = process.argv.slice(2);

async function request(path, body) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const response = await fetch(server + path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

async function command(event, type, fields) {
  const body = { id: `${event.seat}-${event.decision ?? type}`, type, seat: event.seat, ...fields };
  const answer = await (await request(`/api/tables/${event.table}/commands`, body)).json();
  if (answer.type === "refused") throw new Error(JSON.stringify(answer.error));
}

/** The first click at every place, until an action is complete. */
function choose({ parts, places }) {
  const clicks = [];
  for (let place = places.at(-1); ; ) {
    const [part, completes, then] = place[0];
    clicks.push(parts[part].part);
    if (completes) return clicks;
    place = places[then];
  }
}

if (table) await request(`/api/tables/${table}/join`, {});
const events = await request("/api/events");
for await (const line of createInterface({ input: Readable.fromWeb(events.body) })) {
  if (!line.startsWith("data: ")) continue;
  const event = JSON.parse(line.slice(6));
  if (event.type === "seated") await command(event, "ready", { nonce: randomBytes(16).toString("hex") });
  if (event.type === "your-turn") await command(event, "act", { decision: event.decision, action: choose(event.position.choices) });
  if (event.type === "game-over") console.log(event.table, event.scores);
}
