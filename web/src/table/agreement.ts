// What happens only once everyone still playing has agreed.

import type { SeatInfo, TableInfo } from "../protocol/messages";

/** Something to agree on. Its texts begin with `words`. */
export interface Matter {
  readonly words: "call-off" | "extend";
  readonly command: "abandon" | "extend";
  readonly agrees: "agrees_to_abandon" | "agrees_to_extend";
}

/** Ends the game without a result. */
export const CALL_OFF: Matter = { words: "call-off", command: "abandon", agrees: "agrees_to_abandon" };
/** Adds a day to all running clocks. */
export const EXTEND: Matter = { words: "extend", command: "extend", agrees: "agrees_to_extend" };

export interface Agreement {
  /** Seats that have offered or agreed. */
  readonly agreed: readonly number[];
  /** The visitor's seats that can still agree or withdraw. */
  readonly own: readonly number[];
  /** Whether the visitor has agreed for all of their seats. */
  readonly hasAgreed: boolean;
  /** Whether it happens as soon as the visitor agrees. */
  readonly isLast: boolean;
}

/** Who has agreed, for a visitor or a spectator. */
export function agreementOn({ agrees }: Matter, info: TableInfo): Agreement {
  const playing = info.seats.flatMap((seat, index) => (playsOn(seat) ? [index] : []));
  const agreed = playing.filter((seat) => info.seats[seat]?.[agrees]);
  const own = playing.filter((seat) => info.yours.includes(seat));
  return {
    agreed,
    own,
    hasAgreed: own.length > 0 && own.every((seat) => agreed.includes(seat)),
    isLast: playing.every((seat) => own.includes(seat) || agreed.includes(seat)),
  };
}

/** Whether a person holds this seat and plays it without the computer. */
export function playsOn({ sitter, taken_over, resigned }: SeatInfo): boolean {
  return sitter.kind === "person" && !taken_over && !resigned;
}
