// Calling a game off: it ends without a result once everyone still playing has agreed.

import type { SeatInfo, TableInfo } from "../protocol/messages";

export interface CallOff {
  /** Seats that have offered or agreed. */
  readonly agreed: readonly number[];
  /** The visitor's seats that can still agree or withdraw. */
  readonly own: readonly number[];
  /** Whether the visitor has agreed for all of their seats. */
  readonly hasAgreed: boolean;
  /** Whether the game ends as soon as the visitor agrees. */
  readonly isLast: boolean;
}

/** State of the offer to call the game off, for a visitor or a spectator. */
export function callOffOf(info: TableInfo): CallOff {
  const playing = info.seats.flatMap((seat, index) => (playsOn(seat) ? [index] : []));
  const agreed = playing.filter((seat) => info.seats[seat]?.agrees_to_abandon);
  const own = playing.filter((seat) => info.yours.includes(seat));
  return {
    agreed,
    own,
    hasAgreed: own.length > 0 && own.every((seat) => agreed.includes(seat)),
    isLast: playing.every((seat) => own.includes(seat) || agreed.includes(seat)),
  };
}

/** Whether a person holds this seat and plays it without the computer. */
function playsOn({ sitter, taken_over, resigned }: SeatInfo): boolean {
  return sitter.kind === "person" && !taken_over && !resigned;
}
