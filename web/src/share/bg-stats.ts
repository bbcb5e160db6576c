// A link that adds a result to the app BG Stats, in the format that the app documents. With the app's own scheme, the
// result goes to the app only, not to a website.

import type { SharedResult } from "./result";

const CREATE_PLAY = "bgstats://app.bgstatsapp.com/createPlay.html";

export function bgStatsLink({ table, game, title, ended, players }: SharedResult): string {
  const play = {
    sourceName: "Tavola",
    sourcePlayId: table,
    playDate: localTime(new Date(ended)),
    game: { name: title, sourceGameId: game, highestWins: true, noPoints: false },
    // The app remembers by this id which of its players somebody is.
    players: players.map(({ name, score, rank }) => ({ name, sourcePlayerId: name, score, rank, winner: rank === 1 })),
  };
  return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** A time such as `2026-05-09 19:04:00`, in the local time zone. */
function localTime(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}
