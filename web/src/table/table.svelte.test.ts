import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choices, EventLine, PositionView, TableInfo, ToServer } from "../protocol/messages";
import type { Socket } from "../connection/connection";
import { TableStore, type TableHooks } from "./table.svelte";

const label = (key: string) => ({ key });
const PARTS = ["space:1", "space:2", "keep", "card", "pass"].map((part) => ({ part, label: label(part) }));

/** A card that goes to one of two spaces, and a pass that is complete but can go on. */
const CHOICES: Choices = {
  parts: PARTS,
  places: [
    [
      [0, true, null],
      [1, true, null],
    ],
    [[2, true, null]],
    [
      [3, false, 0],
      [4, true, 1],
    ],
  ],
};
const ONLY_PASS: Choices = { parts: PARTS, places: [[[4, true, null]]] };
const NONE: Choices = { parts: [], places: [] };

const info = (yours: number[], other: "person" | "bot" = "person"): TableInfo => ({
  table: "t",
  version: 1,
  game: "g",
  rules: 1,
  options: { players: 2 },
  access: "link",
  clock: { kind: "none" },
  hints: false,
  phase: "running",
  seats: [0, 1].map((seat) => ({
    sitter: seat === 1 && other === "bot" ? { kind: "bot", bot: "eager" } : { kind: "person", guest: false },
    name: `P${seat}`,
    host: seat === 0,
    ready: true,
    connected: true,
    taken_over: false,
    timeouts: 0,
    resigned: false,
    agrees_to_abandon: false,
    agrees_to_extend: false,
  })),
  yours,
  host: true,
  spectators: "anyone",
  spectator_delay: 0,
  chat: "free",
  former: [],
  removed: 0,
  commitment: "",
});

const position = (version: number, more: Partial<PositionView> = {}): PositionView => ({
  version,
  viewer: { seat: 0 },
  events_from: 0,
  events: [],
  view: {},
  turn: { choose: 0 },
  decisions: [version, null],
  choices: CHOICES,
  undo: false,
  scores: [0, 0],
  ranks: [1, 1],
  ...more,
});

const event = (key: string): EventLine => ({ event: key, text: { key } });

let sent: ToServer[];
let socket: Socket;
let told: (readonly EventLine[])[];
let refused: string[];

function open(yours = [0], more: Partial<TableHooks> = {}): TableStore {
  const store = new TableStore(
    () =>
      (socket = {
        onopen: null,
        onclose: null,
        onmessage: null,
        send: (text) => sent.push(JSON.parse(text) as ToServer),
        close: () => undefined,
      }),
    {
      onevents: (lines, isOld) => !isOld && told.push(lines),
      onrefused: (error) => refused.push(error.code),
      onturn: () => undefined,
      ...more,
    },
  );
  socket.onopen?.();
  receive({ type: "table", ...info(yours) });
  receive({ type: "position", ...position(1) });
  return store;
}

function receive(message: unknown) {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

const lastSent = () => sent.at(-1);

test("every lost connection and every failed attempt is reported", async () => {
  vi.useFakeTimers();
  const onlost = vi.fn();
  const store = open([0], { onlost });
  socket.onclose?.({ code: 1013 });
  await vi.advanceTimersByTimeAsync(1_000);
  socket.onclose?.({ code: 1006 });
  expect(onlost).toHaveBeenCalledTimes(2);
  store.close();
  vi.useRealTimers();
});

beforeEach(() => {
  [sent, told, refused] = [[], [], []];
});

describe("a formality", () => {
  const isPass = (part: string) => part === "pass";
  const acts = () => sent.filter(({ type }) => type === "act");

  test("is sent where it is the only choice", () => {
    open([0], { isFormality: isPass });
    expect(acts()).toEqual([]);
    receive({ type: "position", ...position(2, { choices: ONLY_PASS }) });
    expect(acts()).toMatchObject([{ seat: 0, decision: 2, action: ["pass"] }]);
  });

  test("waits for a click after it was undone", () => {
    open([0], { isFormality: isPass });
    receive({ type: "position", ...position(2, { events: [event("played"), event("scored")] }) });
    receive({ type: "position", ...position(3, { choices: ONLY_PASS, events_from: 1 }) });
    expect(acts()).toEqual([]);
  });

  test("is not every only choice", () => {
    open();
    receive({ type: "position", ...position(2, { choices: ONLY_PASS }) });
    expect(acts()).toEqual([]);
  });
});

describe("choosing", () => {
  test("parts lead down the tree, and a complete choice is sent with its decision", () => {
    const store = open();
    store.choose("card", false);
    expect(store.next.map((node) => node.part)).toEqual(["space:1", "space:2"]);
    store.choose("space:2", false);
    expect(lastSent()).toMatchObject({ type: "act", seat: 0, decision: 1, action: ["card", "space:2"] });
    expect(store.pending?.parts).toEqual(["card", "space:2"]);
    expect(store.choices).toEqual([]);
  });

  test("choosing a chosen part again drops it", () => {
    const store = open();
    store.choose("card", false);
    store.choose("card", false);
    expect(store.path).toEqual([]);
  });

  test("canceling drops all parts, going back the last one", () => {
    const store = open();
    store.choose("card", true);
    store.choose("space:1", true);
    store.back();
    expect(store.path).toEqual(["card"]);
    store.choose("space:1", true);
    store.cancel();
    expect(store.path).toEqual([]);
  });

  test("a choice that must be confirmed waits", () => {
    const store = open();
    store.choose("card", true);
    store.choose("space:1", true);
    expect(sent.some(({ type }) => type === "act")).toBe(false);
    expect(store.candidate?.parts).toEqual(["card", "space:1"]);
    store.confirm();
    expect(lastSent()).toMatchObject({ type: "act", action: ["card", "space:1"] });
  });

  test("a complete choice that can go on waits, too", () => {
    const store = open();
    store.choose("pass", false);
    expect(store.candidate?.parts).toEqual(["pass"]);
    expect(store.next.map((node) => node.part)).toEqual(["keep"]);
    store.back();
    expect(store.candidate).toBeNull();
  });

  test("a complete choice gets its full name from its preview", async () => {
    const store = open();
    store.choose("card", true);
    store.choose("space:1", true);
    expect(store.candidate?.action).toBeNull();
    expect(lastSent()).toMatchObject({ type: "preview", action: ["card", "space:1"] });
    const action = { notation: "place 1", label: label("place") };
    receive({ type: "previewed", id: lastSent()?.id, preview: { action, events: [] } });
    await vi.waitFor(() => expect(store.candidate?.action).toEqual(action));
  });

  test("the server is asked why clicks are not possible, and the answer is shown like any refusal", async () => {
    const store = open();
    const asked = store.whyNot(["space:9"]);
    expect(lastSent()).toMatchObject({ type: "preview", seat: 0, action: ["space:9"] });
    receive({ type: "refused", id: lastSent()?.id, error: { code: "illegal", text: { key: "taken" } } });
    await asked;
    expect(refused).toEqual(["illegal"]);
  });

  test("a part that is not offered does nothing", () => {
    const store = open();
    store.choose("elsewhere", false);
    expect(store.path).toEqual([]);
  });
});

describe("messages of the server", () => {
  test("a confirmed move is no longer pending", () => {
    const store = open();
    store.choose("card", false);
    store.choose("space:1", false);
    receive({ type: "position", ...position(2, { turn: { choose: 1 }, decisions: [null, 2], choices: NONE }) });
    expect(store.pending).toBeNull();
    expect(store.acting).toBeNull();
  });

  test("a refused move can be chosen again", async () => {
    const store = open();
    store.choose("card", false);
    store.choose("space:1", false);
    receive({ type: "refused", id: lastSent()?.id, error: { code: "illegal", text: { key: "no" } } });
    await Promise.resolve();
    await Promise.resolve();
    expect(refused).toEqual(["illegal"]);
    expect(store.pending).toBeNull();
    expect(store.choices).toHaveLength(2);
  });

  test("events after the known ones are new; undone ones are removed", () => {
    const store = open();
    receive({ type: "position", ...position(2, { events: [event("a"), event("b")] }) });
    receive({ type: "position", ...position(3, { events_from: 1, events: [event("c")] }) });
    expect(store.events.map((line) => line.text.key)).toEqual(["a", "c"]);
    expect(told.map((lines) => lines.map((line) => line.text.key))).toEqual([["a", "b"], ["c"]]);
  });

  test("a player who resigned has nothing to choose or undo", () => {
    const store = open();
    const seats = info([0]).seats.map((seat, index) => ({ ...seat, resigned: index === 0 }));
    receive({ type: "table", ...info([0]), seats });
    expect([store.acting, store.choices.length]).toEqual([null, 0]);
    receive({ type: "position", ...position(2, { undo: true }) });
    expect([store.acting, store.choices.length, store.canUndo]).toEqual([null, 0, false]);
  });

  test("a path that is no longer offered is shortened", () => {
    const store = open();
    store.choose("card", false);
    receive({ type: "position", ...position(2, { choices: ONLY_PASS }) });
    expect(store.path).toEqual([]);
  });
});

test("a reload with two players on the device shows no hand until a player says who is looking", () => {
  const store = open([0, 1]);
  expect(store.handTo).toBe(0);
  receive({ type: "position", ...position(2, { turn: { choose: 1 }, decisions: [null, 2], choices: NONE }) });
  expect(store.handTo).toBe(1);
  store.look(1);
  receive({ type: "position", ...position(3, { viewer: { seat: 1 }, turn: { choose: 1 }, decisions: [null, 3] }) });
  expect(store.handTo).toBeNull();
});

test("a device with two players is handed over when it is only the other's turn", () => {
  const store = open([0, 1]);
  store.look(0);
  expect(store.handTo).toBeNull();
  receive({ type: "position", ...position(2, { turn: { choose: 1 }, decisions: [null, 2], choices: NONE }) });
  expect(store.handTo).toBe(1);
  store.look(1);
  expect(lastSent()).toMatchObject({ type: "look", seat: 1 });
});

describe("a player for whom the computer has decided", () => {
  const away = (seat: number, more: object) => {
    const table = info([0]);
    table.seats = table.seats.map((before, index) => (index === seat ? { ...before, ...more } : before));
    receive({ type: "table", ...table });
  };

  test("is told of a time-out, and says to be back", () => {
    const store = open();
    expect(store.absence).toBeNull();
    away(0, { timeouts: 1 });
    expect(store.absence).toEqual({ seats: [0], isTakenOver: false });
    store.comeBack();
    expect(lastSent()).toMatchObject({ type: "return", seat: 0 });
    away(0, {});
    expect(store.absence).toBeNull();
  });

  test("is told that the computer goes on", () => {
    const store = open();
    away(0, { timeouts: 3, taken_over: true });
    expect(store.absence?.isTakenOver).toBe(true);
  });

  test("is not told of others, nor after resigning", () => {
    const store = open();
    away(1, { timeouts: 1, taken_over: true });
    expect(store.absence).toBeNull();
    away(0, { taken_over: true, resigned: true });
    expect(store.absence).toBeNull();
  });
});

describe("a move against computer players", () => {
  const acts = () => sent.filter(({ type }) => type === "act").length;

  function openHeld(other: "person" | "bot"): TableStore {
    vi.useFakeTimers();
    const store = open([0], { holdTime: () => 2_000 });
    receive({ type: "table", ...info([0], other) });
    return store;
  }

  afterEach(() => void vi.useRealTimers());

  test("is held back for a while, and sent then", () => {
    const store = openHeld("bot");
    store.choosePath(["card", "space:1"], false);
    expect([acts(), store.holdTime, store.canUndo, store.choices.length]).toEqual([0, 2_000, true, 0]);
    vi.advanceTimersByTime(2_000);
    expect([acts(), store.holdTime, store.pending?.parts]).toEqual([1, null, ["card", "space:1"]]);
  });

  test("is dropped by an undo", () => {
    const store = openHeld("bot");
    store.choosePath(["card", "space:1"], false);
    store.undo();
    vi.advanceTimersByTime(9_000);
    expect([sent.filter(({ type }) => type === "act" || type === "undo"), store.choices.length]).toEqual([[], 2]);
  });

  test("is sent at once if it was confirmed, and when the table is left", () => {
    const store = openHeld("bot");
    store.choosePath(["card", "space:1"], true);
    store.confirm();
    expect(acts()).toBe(1);
    const other = openHeld("bot");
    other.choosePath(["card", "space:1"], false);
    other.close();
    expect(acts()).toBe(2);
  });

  test("is not held back while other people wait, and forgotten if the position moves on", () => {
    openHeld("person").choosePath(["card", "space:1"], false);
    expect(acts()).toBe(1);
    openHeld("bot").choosePath(["card", "space:1"], false);
    receive({ type: "position", ...position(2) });
    vi.advanceTimersByTime(2_000);
    expect(acts()).toBe(1);
  });
});
