import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol/messages";
import { isAlone, offeredSeats, seatChanges, seatsToOffer } from "./seat-offer";

const person = { name: "Anna", sitter: { kind: "person", guest: false }, taken_over: false, resigned: false };
const gone = { ...person, name: "Bruno", taken_over: true };
const bot = { ...person, name: "", sitter: { kind: "bot", bot: "level:casual" } };

function table(yours: number[], seats: object[], former: TableInfo["former"] = []): TableInfo {
  return { phase: "running", yours, seats: seats as SeatInfo[], former } as unknown as TableInfo;
}

test("only those who play on offer the seat of somebody who has gone", () => {
  expect(seatsToOffer(table([0], [person, gone, bot]))).toEqual([1]);
  expect(seatsToOffer(table([1], [person, gone, bot]))).toEqual([]);
  expect(seatsToOffer(table([], [person, gone, bot]))).toEqual([]);
  const offered = { ...gone, offer: { agreed: [0], open: false } };
  expect(seatsToOffer(table([0], [person, offered]))).toEqual([]);
});

test("an offer says who hands over, and who has agreed", () => {
  const handing = { ...person, offer: { agreed: [0], open: false } };
  expect(offeredSeats(table([0], [handing, person]))).toMatchObject([{ seat: 0, isHandedOver: true, hasAgreed: true }]);
  expect(offeredSeats(table([1], [handing, person]))).toMatchObject([{ own: [1], hasAgreed: false }]);
  const offered = { ...gone, offer: { agreed: [0], open: true, code: "x" } };
  expect(offeredSeats(table([0], [person, offered]))).toMatchObject([{ seat: 1, isHandedOver: false }]);
});

test("players who have gone need not agree", () => {
  expect(isAlone(table([0], [person, gone, bot]))).toBe(true);
  expect(isAlone(table([0], [person, person]))).toBe(false);
});

test("each change names who came after whom", () => {
  const former = [
    { seat: 0, version: 7, name: "Anna", at: 1 },
    { seat: 0, version: 9, name: "Berta", at: 2 },
  ];
  expect(seatChanges(table([], [{ ...person, name: "Clara" }], former))).toEqual([
    { seat: 0, from: "Anna", to: "Berta", at: 1 },
    { seat: 0, from: "Berta", to: "Clara", at: 2 },
  ]);
});
