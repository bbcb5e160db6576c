import { beforeEach, expect, test, vi } from "vitest";
import type { Input } from "../protocol/engine";
import type { Start } from "./worker";
import { Device, isAnsweredHere, isDevicePath, isDeviceTable } from "./device";

vi.mock("virtual:engine", () => ({ engine: "/assets/engine.wasm", study: "/assets/study.bin" }));
vi.mock("./storage", () => ({ hasStored: () => Promise.resolve(false) }));

class FakeWorker {
  static all: FakeWorker[] = [];
  received: (Input | Start)[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: Input | Start): void {
    this.received.push(message);
  }

  send(data: unknown): void {
    this.onmessage?.({ data });
  }
}

vi.stubGlobal("Worker", FakeWorker);
beforeEach(() => (FakeWorker.all = []));

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("tables on this device are recognized by their id", () => {
  expect([isDeviceTable("device-abc"), isDeviceTable("abcdefghijklmnop")]).toEqual([true, false]);
  expect([isDevicePath("tables/device-abc/replay"), isDevicePath("tables"), isDevicePath("games")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the engine is asked only for what it can answer", () => {
  expect(
    ["games", "games/liguria/words/en", "words/de", "tables?after=x", "tables/device-abc", "records"].every(
      isAnsweredHere,
    ),
  ).toBe(true);
  expect(["me", "account", "records/abc", "statistics", "gamesome", "tables/abc"].some(isAnsweredHere)).toBe(false);
});

test("the engine starts with the first request, once, and each answer finds its request", async () => {
  const device = new Device("anna", true);
  const [games, tables] = [device.request("GET", "games"), device.request("POST", "tables", "{}")];
  await settled();
  const [worker, ...others] = FakeWorker.all;
  expect(others).toEqual([]);
  expect(worker?.received.filter((message) => "engine" in message)).toEqual([
    { engine: "/assets/engine.wasm", study: "/assets/study.bin", owner: "anna", pause: 0 },
  ]);
  const ids = worker?.received.flatMap((message) => ("id" in message ? [message.id] : [])) ?? [];
  worker?.send({ type: "answer", id: ids[1], ok: false, body: "no" });
  worker?.send({ type: "answer", id: ids[0], ok: true, body: "[]" });
  expect([await games, await tables]).toMatchObject([
    { ok: true, body: "[]" },
    { ok: false, body: "no" },
  ]);
});

test("a connection speaks like a socket", async () => {
  const device = new Device("anna", false);
  const socket = device.dial("device-abc", 7, null);
  const heard: unknown[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("closed");
  await settled();
  const worker = FakeWorker.all[0];
  const connect = worker?.received.find((message) => "type" in message && message.type === "connect");
  expect(connect).toMatchObject({ table: "device-abc", since: 7, seat: null });
  const connection = connect && "connection" in connect ? connect.connection : 0;
  worker?.send({ type: "message", connection, message: "hello" });
  worker?.send({ type: "message", connection: connection + 1, message: "for another" });
  socket.close();
  expect(heard).toEqual(["open", "hello", "closed"]);
});

test("an engine that fails is replaced: requests have no answer, and connections are closed", async () => {
  const device = new Device("anna", true);
  const [answer, socket] = [device.request("GET", "games"), device.dial("device-abc", null, null)];
  const closed = vi.fn();
  socket.onclose = closed;
  await settled();
  FakeWorker.all[0]?.onerror?.();
  expect(await answer).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
  expect(FakeWorker.all[0]?.terminate).toHaveBeenCalledOnce();
  void device.request("GET", "games");
  await settled();
  expect(FakeWorker.all).toHaveLength(2);
});
