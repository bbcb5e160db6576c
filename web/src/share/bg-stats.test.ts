import { expect, test } from "vitest";
import { bgStatsLink } from "./bg-stats";

test("a result becomes a play of BG Stats", () => {
  const players = [
    { name: "Jo & Ada", letter: "a", score: 88, rank: 2 },
    { name: "Zoë", letter: "b", score: 91, rank: 1 },
  ] as const;
  const ended = new Date(2026, 4, 9, 7, 4, 5).getTime();
  const link = new URL(bgStatsLink({ table: "t1", game: "liguria", title: "Liguria", ended, players }));
  expect(link.href).toMatch(/^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
  expect(JSON.parse(link.searchParams.get("data") ?? "")).toEqual({
    sourceName: "Tavola",
    sourcePlayId: "t1",
    playDate: "2026-05-09 07:04:05",
    game: { name: "Liguria", sourceGameId: "liguria", highestWins: true, noPoints: false },
    players: [
      { name: "Jo & Ada", sourcePlayerId: "Jo & Ada", score: 88, rank: 2, winner: false },
      { name: "Zoë", sourcePlayerId: "Zoë", score: 91, rank: 1, winner: true },
    ],
  });
});
