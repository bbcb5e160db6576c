// The visitor's tables, and which are waiting for a move; shown in the title, the icon and the lists of every page.

import type { Me, TableSummary } from "../protocol/messages";
import { deviceTables } from "../device/current";
import { api } from "./api";
import { visitor } from "./session.svelte";

/** Refresh interval on pages without a list of tables, in milliseconds. */
const REFRESH = 15_000;

let tables = $state.raw<readonly TableSummary[]>([]);
/** The table on this page, and whether it is waiting for the visitor: its socket is ahead of the list. */
let current = $state.raw<{ readonly table: string; readonly isWaiting: boolean } | null>(null);
let loading: { readonly me: Me | null; readonly done: Promise<void> } | null = null;

export function ownTables(): readonly TableSummary[] {
  return tables;
}

/** The tables, other than the current one, that are waiting for the visitor's move. */
export function waitingTables(): readonly TableSummary[] {
  return tables.filter(({ your_turn, table }) => your_turn && table !== current?.table);
}

/** Number of tables that are waiting for the visitor's move. */
export function waitingCount(): number {
  return waitingTables().length + Number(current?.isWaiting ?? false);
}

/** Sets the table on this page and whether it is waiting for the visitor; `null` on leaving it. */
export function setCurrentTable(next: { readonly table: string; readonly isWaiting: boolean } | null): void {
  current = next;
}

/** Loads the list again; simultaneous calls for the same visitor share one request. */
export function refreshOwnTables(): Promise<void> {
  const me = visitor();
  if (loading?.me !== me) {
    const next = { me, done: load(me).finally(() => (loading = loading === next ? null : loading)) };
    loading = next;
  }
  return loading.done;
}

async function load(me: Me | null): Promise<void> {
  const found = me ? await api.myTables() : await deviceTables();
  if (visitor() === me) {
    tables = found;
  }
}

/** Keeps the list up to date for this visitor. Call within an effect. */
export function watchOwnTables(): () => void {
  if (!visitor()) {
    tables = [];
  }
  // A failed refresh is made up for by the next one.
  const refresh = () => void refreshOwnTables().catch(() => undefined);
  refresh();
  const timer = setInterval(refresh, REFRESH);
  return () => clearInterval(timer);
}

/** The title of a page, with the number of other tables that are waiting. */
export function titled(title: string): string {
  const count = waitingTables().length;
  return count > 0 ? `(${count}) ${title}` : title;
}
