// The chat of a table: how much of it was read and which players are muted are stored in this browser.

import { readLocal, writeLocal } from "../settings/local";
import type { ChatLine } from "../protocol/messages";

const KEY = "tavola-chat";
/** Maximum number of tables whose chat state is stored. */
const TABLES_KEPT = 50;

interface ChatState {
  /** Time of the last message that was read. */
  readonly read: number;
  /** Seats whose messages are hidden. */
  readonly muted: readonly number[];
}

/** The table that the chat belongs to. */
export interface ChatTable {
  readonly chat: readonly ChatLine[];
  readonly info: { readonly yours: readonly number[] } | null;
}

export class Chat {
  #table: string;
  #source: ChatTable;
  #state = $state.raw<ChatState>({ read: 0, muted: [] });

  /** The messages of players who are not muted. */
  readonly lines = $derived(this.#shown());
  /** Number of messages of other players that have not been read. */
  readonly unread = $derived(this.lines.filter((line) => line.at > this.#state.read && !this.isOwn(line)).length);

  constructor(table: string, source: ChatTable) {
    this.#table = table;
    this.#source = source;
    this.#state = stored()[table] ?? this.#state;
  }

  isOwn(line: ChatLine): boolean {
    return this.#source.info?.yours.includes(line.seat) ?? false;
  }

  isMuted(seat: number): boolean {
    return this.#state.muted.includes(seat);
  }

  /** Hides the messages of a player, or shows them again. */
  mute(seat: number, isMuted: boolean): void {
    const others = this.#state.muted.filter((other) => other !== seat);
    this.#change({ muted: isMuted ? [...others, seat] : others });
  }

  /** Marks all messages as read. */
  markRead(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last > this.#state.read) {
      this.#change({ read: last });
    }
  }

  #shown(): readonly ChatLine[] {
    return this.#source.chat.filter((line) => !this.isMuted(line.seat));
  }

  #change(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    store(this.#table, this.#state);
  }
}

const stored = () => readLocal<Record<string, ChatState>>(KEY, {});

function store(table: string, state: ChatState): void {
  const { [table]: _, ...others } = stored();
  const kept = Object.entries(others).slice(1 - TABLES_KEPT);
  writeLocal(KEY, Object.fromEntries([...kept, [table, state]]));
}
