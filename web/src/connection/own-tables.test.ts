import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { refreshOwnTables, setCurrentTable, titled, waitingCount, waitingTables } from "./own-tables.svelte";
import { setVisitor } from "./session.svelte";

const summary = (table: string, your_turn: boolean) => ({
  table,
  your_turn,
  game: "mille-fiori",
  options: {},
  phase: "running" as const,
  host: "",
  seats: [],
  yours: [0],
  turn: [],
  scores: [],
});

beforeEach(async () => {
  setVisitor({ id: "1", name: "Ada", account: false, password: false, moderator: false });
  setCurrentTable(null);
  vi.spyOn(api, "myTables").mockResolvedValue([summary("a", true), summary("b", false), summary("c", true)] as never);
  await refreshOwnTables();
});

test("the title counts the tables that wait", () => {
  expect(titled("Tavola")).toBe("(2) Tavola");
  expect(waitingCount()).toBe(2);
});

test("the table on the page is known from its socket, not from the list", () => {
  setCurrentTable({ table: "a", isWaiting: false });
  expect(waitingTables().map(({ table }) => table)).toEqual(["c"]);
  expect(waitingCount()).toBe(1);
  setCurrentTable({ table: "b", isWaiting: true });
  expect(waitingCount()).toBe(3);
});

test("simultaneous refreshes share one request", async () => {
  vi.mocked(api.myTables).mockClear();
  await Promise.all([refreshOwnTables(), refreshOwnTables()]);
  expect(api.myTables).toHaveBeenCalledTimes(1);
});
