import { expect, test } from "vitest";
import type { TableSummary } from "../protocol/messages";
import { LOBBY_PAGE, readLobby } from "./lobby";

const tables = Array.from({ length: LOBBY_PAGE + 7 }, (_, index) => ({ table: `table-${index}` }) as TableSummary);

/** Answers like the server. */
function read(after?: string): Promise<TableSummary[]> {
  const start = tables.findIndex((table) => table.table === after) + 1;
  return Promise.resolve(tables.slice(start, start + LOBBY_PAGE));
}

test("the lobby is read page by page until there is no more", async () => {
  expect(await readLobby(1, read)).toEqual({ tables: tables.slice(0, LOBBY_PAGE), hasMore: true });
  expect(await readLobby(2, read)).toEqual({ tables, hasMore: false });
  expect(await readLobby(3, read)).toEqual({ tables, hasMore: false });
});
