import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ToClient, ToServer } from "../protocol/messages";
import { Connection, newId, perFrame, type LinkState, type Socket } from "./connection";

/** A socket controlled by the test. */
class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: ToServer[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close() {
    this.onclose?.({ code: 1000 });
  }

  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let since: (number | null)[];
let states: LinkState[];
let received: ToClient[];

function connect(): Connection {
  return new Connection({
    dial: (version) => {
      since.push(version);
      sockets.push(new FakeSocket());
      return sockets.at(-1) as FakeSocket;
    },
    onmessage: (message) => received.push(message),
    onstate: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, since, states, received] = [[], [], [], []];
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a connection", () => {
  test("sends commands given before it was open", () => {
    const connection = connect();
    void connection.send({ type: "describe" });
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.onopen?.();
    expect(sockets[0]?.sent.map(({ type }) => type)).toEqual(["describe"]);
  });

  test("resolves a command with the answer of its id", async () => {
    const connection = connect();
    sockets[0]?.onopen?.();
    const answer = connection.send({ type: "undo", seat: 0 });
    const id = sockets[0]?.sent[0]?.id;
    sockets[0]?.say({ type: "done", id: "another", version: 1 });
    sockets[0]?.say({ type: "done", id, version: 7 });
    expect(await answer).toEqual({ type: "done", version: 7 });
  });

  test("reconnects, requests what it missed, and repeats unanswered commands under the same id", () => {
    const connection = connect();
    sockets[0]?.onopen?.();
    sockets[0]?.say({ type: "position", version: 12 });
    void connection.send({ type: "act", seat: 0, decision: 12, action: "sail" });
    sockets[0]?.close();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(300);
    expect(since).toEqual([null, 12]);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toEqual(sockets[0]?.sent);
  });

  test("waits longer after each failure, and retries at once on request", () => {
    const connection = connect();
    sockets[0]?.close();
    vi.advanceTimersByTime(250);
    sockets[1]?.close();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    connection.retry();
    expect(sockets).toHaveLength(3);
  });

  test("is replaced on request, open or not, and continues where it was", () => {
    const connection = connect();
    sockets[0]?.onopen?.();
    sockets[0]?.say({ type: "position", version: 12 });
    connection.renew();
    vi.advanceTimersByTime(60_000);
    expect(since).toEqual([null, 12]);
    expect(states).toEqual(["open"]);
    sockets[1]?.onopen?.();
    sockets[1]?.close();
    expect(states).toEqual(["open", "open", "lost"]);
  });

  test("stays closed once closed", () => {
    const connection = connect();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

test("ids are 32 hexadecimal digits and differ", () => {
  expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newId()).not.toBe(newId());
});

describe("a socket that delivers once per frame", () => {
  let line: Socket;
  let delivered: unknown[];

  beforeEach(() => {
    line = { onopen: null, onclose: null, onmessage: null, send: () => undefined, close: () => undefined };
    delivered = [];
    const paced = perFrame(line);
    paced.onmessage = ({ data }) => delivered.push(data);
    paced.onclose = ({ code }) => delivered.push(code);
  });

  test("messages between two frames are delivered together, in order", () => {
    ["first", "second"].forEach((data) => line.onmessage?.({ data }));
    expect(delivered).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(delivered).toEqual(["first", "second"]);
    line.onmessage?.({ data: "third" });
    vi.advanceTimersByTime(20);
    expect(delivered).toEqual(["first", "second", "third"]);
  });

  test("a hidden page has no frames, but gets its messages", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    line.onmessage?.({ data: "unseen" });
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual(["unseen"]);
    vi.unstubAllGlobals();
  });

  test("messages before a close are delivered", () => {
    line.onmessage?.({ data: "last" });
    line.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(200);
    expect(delivered).toEqual(["last", 1006]);
  });
});
