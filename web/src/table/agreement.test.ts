import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol/messages";
import { agreementOn, CALL_OFF, EXTEND } from "./agreement";

const person = {
  sitter: { kind: "person", guest: false },
  taken_over: false,
  resigned: false,
  agrees_to_abandon: false,
  agrees_to_extend: false,
};
const bot = { ...person, sitter: { kind: "bot", bot: "level:casual" } };
const table = (yours: number[], ...seats: object[]) => ({ yours, seats: seats as SeatInfo[] }) as unknown as TableInfo;

test("alone against computer players, the visitor ends the game by agreeing", () => {
  expect(agreementOn(CALL_OFF, table([0], person, bot))).toEqual({
    agreed: [],
    own: [0],
    hasAgreed: false,
    isLast: true,
  });
});

test("among people the game ends with the last one who agrees", () => {
  const agreeing = { ...person, agrees_to_abandon: true };
  expect(agreementOn(CALL_OFF, table([0], person, person))).toMatchObject({ isLast: false, hasAgreed: false });
  expect(agreementOn(CALL_OFF, table([0], person, agreeing))).toMatchObject({ agreed: [1], isLast: true });
  expect(agreementOn(CALL_OFF, table([1], person, agreeing))).toMatchObject({ hasAgreed: true, isLast: false });
});

test("players who resigned or are played by the computer need not agree", () => {
  const gone = [
    { ...person, resigned: true },
    { ...person, taken_over: true },
  ];
  expect(agreementOn(CALL_OFF, table([0], person, ...gone))).toMatchObject({ isLast: true });
  expect(agreementOn(CALL_OFF, table([1], person, ...gone))).toMatchObject({ own: [] });
});

test("on one device all seats of the visitor agree together", () => {
  expect(agreementOn(CALL_OFF, table([0, 1], person, person))).toMatchObject({ own: [0, 1], isLast: true });
});

test("who agrees to one thing has not agreed to another", () => {
  const extending = table([0], person, { ...person, agrees_to_extend: true });
  expect(agreementOn(EXTEND, extending)).toMatchObject({ agreed: [1], isLast: true });
  expect(agreementOn(CALL_OFF, extending)).toMatchObject({ agreed: [], isLast: false });
});
