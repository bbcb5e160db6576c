// The chat of a table: how much of it was read and which players are muted are stored in this browser.

import { readLocal, writeLocal } from "../settings/local";
import { namesAt } from "../position/seats";
import type { ChatLine, Reaction, SeatSummary } from "../protocol/messages";

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
  readonly info: { readonly yours: readonly number[]; readonly seats: readonly SeatSummary[] } | null;
}

/** Who says something, or reacts. */
interface Speaker {
  readonly seat: number;
  readonly name: string;
}

export class Chat {
  #table: string;
  #source: ChatTable;
  #state = $state.raw<ChatState>({ read: 0, muted: [] });

  /** The messages of players who are not muted, with the reactions of such players. */
  readonly lines = $derived(this.#shown());
  /** Number of messages of other players that have not been read. */
  readonly unread = $derived(this.lines.filter((line) => line.at > this.#state.read && !this.isOwn(line)).length);

  constructor(table: string, source: ChatTable) {
    this.#table = table;
    this.#source = source;
    this.#state = stored()[table] ?? this.#state;
  }

  isOwn({ seat, name }: Speaker): boolean {
    return this.#sits({ seat, name }) && (this.#source.info?.yours.includes(seat) ?? false);
  }

  /** The name of somebody else as shown at the table, where equal names are numbered. A former player keeps their own. */
  nameOf({ seat, name }: Speaker): string {
    const shown = this.#sits({ seat, name }) ? namesAt(this.#source.info?.seats ?? [])[seat] : undefined;
    return shown ?? name;
  }

  /** Whether the visitor has reacted to the line like this. */
  hasReacted(line: ChatLine, reaction: Reaction): boolean {
    return line.reactions.some((each) => each.reaction === reaction && this.isOwn(each));
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

  /** Whether this is the player who has the seat now. */
  #sits({ seat, name }: Speaker): boolean {
    return this.#source.info?.seats[seat]?.name === name;
  }

  #shown(): readonly ChatLine[] {
    const isHeard = ({ seat }: { seat: number }) => !this.isMuted(seat);
    const heard = this.#source.chat.filter(isHeard);
    return heard.map((line) => ({ ...line, reactions: line.reactions.filter(isHeard) }));
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
