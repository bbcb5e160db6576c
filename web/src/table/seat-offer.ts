// Seats that another person is to take in the middle of the game.

import type { SeatOffer, TableInfo } from "../protocol/messages";
import { playsOn } from "./agreement";

/** A seat that is offered, or that some want to offer. */
export interface OfferedSeat {
  readonly seat: number;
  readonly offer: SeatOffer;
  /** Whether its own player hands it over; otherwise the player has gone. */
  readonly isHandedOver: boolean;
  /** The visitor's seats that can still agree or withdraw. */
  readonly own: readonly number[];
  readonly hasAgreed: boolean;
}

/** The seats that are offered at this table. */
export function offeredSeats(info: TableInfo): readonly OfferedSeat[] {
  const own = ownPlaying(info);
  return info.seats.flatMap(({ offer }, seat) => {
    if (info.phase !== "running" || !offer) {
      return [];
    }
    const isHandedOver = offer.agreed.includes(seat);
    const hasAgreed = own.length > 0 && own.every((seat) => offer.agreed.includes(seat));
    return [{ seat, offer, isHandedOver, own, hasAgreed }];
  });
}

/** Seats of players who have gone, which the visitor could offer to others. */
export function seatsToOffer(info: TableInfo): readonly number[] {
  if (info.phase !== "running" || ownPlaying(info).length === 0) {
    return [];
  }
  return info.seats.flatMap((seat, index) => {
    const hasGone = seat.sitter.kind === "person" && (seat.taken_over || seat.resigned);
    return hasGone && !seat.offer && !info.yours.includes(index) ? [index] : [];
  });
}

/** Whether nobody else has to agree. */
export function isAlone(info: TableInfo): boolean {
  return info.seats.every((seat, index) => !playsOn(seat) || info.yours.includes(index));
}

/** The seats that the visitor plays without the computer. */
export function ownPlaying(info: TableInfo): readonly number[] {
  return info.yours.filter((index) => {
    const seat = info.seats[index];
    return seat !== undefined && playsOn(seat);
  });
}

/** A change of players, in the middle of the game. */
export interface SeatChange {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** Who has taken over from whom, oldest first. */
export function seatChanges(info: TableInfo): readonly SeatChange[] {
  return info.former.map(({ seat, name, at }, index) => {
    const next = info.former.slice(index + 1).find((later) => later.seat === seat);
    return { seat, from: name, to: next?.name ?? info.seats[seat]?.name ?? "", at };
  });
}
