import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "./connection";
import { perFrame } from "./per-frame";

let line: Socket;
let heard: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  line = { onopen: null, onclose: null, onmessage: null, send: () => undefined, close: () => undefined };
  heard = [];
  const paced = perFrame(line);
  paced.onmessage = ({ data }) => heard.push(data);
  paced.onclose = ({ code }) => heard.push(code);
});

afterEach(() => {
  vi.useRealTimers();
});

test("what arrives between two frames is delivered together, in its order", () => {
  ["first", "second"].forEach((data) => line.onmessage?.({ data }));
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(heard).toEqual(["first", "second"]);
  line.onmessage?.({ data: "third" });
  vi.advanceTimersByTime(20);
  expect(heard).toEqual(["first", "second", "third"]);
});

test("a hidden page has no frames, and hears all the same", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  line.onmessage?.({ data: "unseen" });
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["unseen"]);
  vi.unstubAllGlobals();
});

test("nothing is lost when the line is", () => {
  line.onmessage?.({ data: "last" });
  line.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["last", 1006]);
});
