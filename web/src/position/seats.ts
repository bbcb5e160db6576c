// Seats, and which of them must act.

import type { BoardProps, SeatFace, SeatLetter } from "../games/contract";
import type { PositionView, SeatSummary, TableInfo, Turn } from "../protocol/messages";
import { COMMON, t } from "../words/words.svelte";

const LETTERS: readonly SeatLetter[] = ["a", "b", "c", "d"];

export function letterOf(seat: number): SeatLetter {
  return LETTERS[seat % LETTERS.length] as SeatLetter;
}

/**
 * The class with the colors of the viewer's seat. It stays the same between turns: colors are inherited, and a change
 * would restyle the whole board.
 */
export function ownSeatClass(table: BoardProps): string {
  const own = table.acting ?? table.viewer;
  return own === null ? "" : `seat-${letterOf(own)}`;
}

export function seatsOf(turn: Turn): readonly number[] {
  if (typeof turn === "string") {
    return [];
  }
  return "choose" in turn ? [turn.choose] : turn.commit;
}

export function viewerSeat(position: PositionView | null): number | null {
  return position && position.viewer !== "spectator" ? position.viewer.seat : null;
}

/** The player in a seat, without the state of the game. */
export interface Sitting {
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly hasResigned?: boolean;
}

/** All players, as passed to game faces. */
export function faces(
  sitting: readonly Sitting[],
  position: PositionView | null,
  onTurn: readonly number[],
): SeatFace[] {
  return sitting.map((who, index) => ({
    ...who,
    index,
    letter: letterOf(index),
    acts: onTurn.includes(index),
    score: position?.scores[index] ?? 0,
    rank: position?.ranks[index] ?? 1,
  }));
}

/** All players of a table. */
export function facesAt(info: TableInfo | null, position: PositionView | null, onTurn: readonly number[]): SeatFace[] {
  const names = namesAt(info?.seats ?? []);
  const sitting = (info?.seats ?? []).map((seat, index) => ({
    name: names[index] ?? "",
    isYou: info?.yours.includes(index) ?? false,
    isBot: seat.sitter.kind === "bot",
    hasResigned: seat.resigned,
  }));
  return faces(sitting, position, onTurn);
}

/** Names of the players by seat, equal ones numbered; empty for an open seat. */
export function namesAt(seats: readonly SeatSummary[]): readonly string[] {
  return distinct(seats.map(nameAt));
}

/** The names with equal ones numbered: "Anna", "Anna 2". */
export function distinct(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; name !== "" && used.has(unique.toLowerCase()); number += 1) {
      unique = `${name} ${number}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}

/** The note beside a player's name: a guest, or a bot and who runs it; empty for others. */
export function markOf({ sitter }: SeatSummary): string {
  if (sitter.kind !== "person") {
    return "";
  }
  if (sitter.run_by !== undefined) {
    return sitter.run_by === "" ? t("bot-of-nobody") : t("bot-of", { owner: sitter.run_by });
  }
  return sitter.guest ? t("guest-name") : "";
}

/** Name of the player; the server's computer players are named by seat, and other bots are marked. */
function nameAt(seat: SeatSummary, index: number): string {
  if (seat.sitter.kind === "bot") {
    return t(`bot-at-${letterOf(index)}`, {}, COMMON);
  }
  const isBot = seat.sitter.kind === "person" && seat.sitter.run_by !== undefined;
  return isBot && seat.name !== "" ? t("marked-bot", { name: seat.name }) : seat.name;
}
