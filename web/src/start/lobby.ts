import type { TableSummary } from "../protocol/messages";

/** Number of tables on a page of the lobby, the same as on the server. */
export const LOBBY_PAGE = 20;

export interface Lobby {
  readonly tables: readonly TableSummary[];
  readonly hasMore: boolean;
}

/** The first pages of the lobby. `read` fetches the page after a table, or the first one. */
export async function readLobby(pages: number, read: (after?: string) => Promise<TableSummary[]>): Promise<Lobby> {
  const tables: TableSummary[] = [];
  for (let page = 0; page < pages; page++) {
    const next = await read(tables.at(-1)?.table);
    tables.push(...next);
    if (next.length < LOBBY_PAGE) {
      return { tables, hasMore: false };
    }
  }
  return { tables, hasMore: true };
}
