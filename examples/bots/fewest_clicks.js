#!/usr/bin/env node
// Plays any game with the action that takes the fewest clicks. The protocol: docs/engines.md.
const readline = require("node:readline");

/** The shortest path of clicks, breadth first. */
function shortestAction({ parts, places }) {
  const paths = [{ place: places.length - 1, clicks: [] }]; // the last place is the start
  for (const { place, clicks } of paths) {
    for (const [part, completes, then] of places[place]) {
      const longer = [...clicks, parts[part].part];
      if (completes) return longer;
      paths.push({ place: then, clicks: longer });
    }
  }
}

function answer(message) {
  switch (message.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "fewest clicks in JavaScript" };
    case "choose":
      return { type: "act", action: shortestAction(message.choices) };
  } // new-game and game-over need no answer; after quit, the input ends
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const reply = answer(JSON.parse(line));
  if (reply) console.log(JSON.stringify(reply));
});
