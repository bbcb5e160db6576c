import { describe, expect, it, test } from "vitest";
import type { EventLine } from "../protocol/messages";
import { countedParts, eventReader, gains, seatOf, sinceLastTurn, total } from "./events";
import { estimateSheet, scoreSheet } from "./score-sheet";

type Event = "ended" | { placed: { seat: number } } | { scored: { points: number } };

const { detail, happened, previewed } = eventReader<Event>();

describe("events", () => {
  it("give their fields if they are of that kind", () => {
    expect(detail({ placed: { seat: 2 } }, "placed")).toEqual({ seat: 2 });
    expect(detail({ scored: { points: 3 } }, "placed")).toBeNull();
    expect(detail("ended", "placed")).toBeNull();
  });

  it("are found in a preview by their kind", () => {
    const events = [{ placed: { seat: 0 } }, "ended", { scored: { points: 3 } }, { scored: { points: 1 } }].map(
      (event) => ({ event, text: { key: "" } }),
    );
    const preview = { part: "", title: { key: "" }, total: 4, isUpTo: false, events, outlook: [] };
    expect(previewed(preview, "scored")).toEqual([{ points: 3 }, { points: 1 }]);
    expect(previewed(null, "scored")).toEqual([]);
    expect(happened(events, "placed")).toEqual([{ seat: 0 }]);
  });

  it("list the parts that count for their points", () => {
    const event = (...counted: string[]): EventLine => ({ event: "ended", text: { key: "" }, counted });
    const events = [event("space:1", "space:2"), { event: "ended", text: { key: "" } }, event("space:2", "space:3")];
    const preview = { part: "", title: { key: "" }, total: 4, isUpTo: false, events, outlook: [] };
    expect([...countedParts(preview)]).toEqual(["space:1", "space:2", "space:3"]);
    expect(countedParts(null).size).toBe(0);
  });
});

const won = (seat: number, amount: number, source: string): EventLine => ({
  event: null,
  text: { key: "won" },
  points: { seat, amount, source, rule: "X-1" },
});
const did = (seat: number): EventLine => ({ event: null, text: { key: "did", args: [["seat", { seat }]] } });
const dealt: EventLine = { event: null, text: { key: "dealt" } };

const story = [did(0), won(0, 5, "houses"), did(1), won(1, 3, "trade"), won(1, 2, "houses"), dealt];

test("the score sheet sums points by source and seat, with the rules that award them", () => {
  expect(scoreSheet(story, 2)).toEqual([
    { source: "houses", points: [5, 2], rules: ["X-1"] },
    { source: "trade", points: [0, 3], rules: ["X-1"] },
  ]);
});

test("the score sheet is in the order of the rules", () => {
  const scored = (source: string, rule: string): EventLine => ({
    event: null,
    text: { key: "won" },
    points: { seat: 0, amount: 1, source, rule },
  });
  const lines = [
    scored("bonus", "X-11.6"),
    scored("trade", "X-6.2"),
    scored("trade", "X-6.10"),
    scored("houses", "X-4.3"),
  ];
  expect(scoreSheet(lines, 1).map(({ source, rules }) => [source, ...rules])).toEqual([
    ["houses", "X-4.3"],
    ["trade", "X-6.2", "X-6.10"],
    ["bonus", "X-11.6"],
  ]);
});

test("totals are for one seat", () => {
  expect(total(story, 1)).toBe(5);
  expect(total(story, null)).toBe(0);
  expect(gains(story, 2)).toEqual([5, 5]);
});

test("an event is about the seat it names", () => {
  expect(story.map(seatOf)).toEqual([0, 0, 1, 1, 1, null]);
});

test("events since the last turn are those after a seat's last event", () => {
  expect(sinceLastTurn(story, 0)).toEqual(story.slice(2));
  expect(sinceLastTurn(story, 1)).toEqual([dealt]);
});

test("an estimate is listed by source, for all seats", () => {
  const estimates = [
    { total: 8, sources: { islands: 5, orders: 3 } },
    { total: -2, sources: { islands: 0, orders: -2 } },
  ];
  expect(estimateSheet(estimates)).toEqual([
    { source: "islands", points: [5, 0], rules: [] },
    { source: "orders", points: [3, -2], rules: [] },
  ]);
});
