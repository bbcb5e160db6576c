#!/usr/bin/env node
// A bot that plays random moves on a Tavola server: node online.mjs SERVER TOKEN. See docs/bots.md.
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

const [server, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };

async function send(event, command) {
  const body = JSON.stringify({ seat: event.seat, ...command });
  const response = await fetch(`${server}/api/tables/${event.table}/commands`, { method: "POST", headers, body });
  const answer = await response.text();
  if (JSON.parse(answer).type !== "done") throw new Error(answer);
}

// Begins at the last place.
function choose({ parts, places }, place = places.length - 1) {
  const clicks = places[place];
  const [part, completes, then] = clicks[Math.floor(Math.random() * clicks.length)];
  return [parts[part].part, ...(completes ? [] : choose({ parts, places }, then))];
}

const events = await fetch(`${server}/api/events`, { headers });
if (!events.ok) throw new Error(await events.text());
for await (const line of createInterface({ input: Readable.fromWeb(events.body) })) {
  const event = line.startsWith("data: ") ? JSON.parse(line.slice(6)) : { type: "comment" };
  if (event.type === "seated") {
    await send(event, { id: "ready", type: "ready", nonce: randomBytes(16).toString("hex") });
  } else if (event.type === "your-turn") {
    const { seat, decision, position } = event;
    await send(event, { id: `${seat}-${decision}`, type: "act", decision, action: choose(position.choices) });
  } else if (event.type === "game-over") {
    console.log(event.table, event.scores);
  }
}
