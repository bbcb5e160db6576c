import { afterEach, expect, test, vi } from "vitest";
import { readLocal, writeLocal } from "./local";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a value is kept until it is removed", () => {
  expect(readLocal("key", 7)).toBe(7);
  writeLocal("key", { names: ["Ada"] });
  expect(readLocal("key", null)).toEqual({ names: ["Ada"] });
  writeLocal("key", null);
  expect(readLocal("key", 7)).toBe(7);
});

test("a broken value, or a browser that forbids storage, gives the other value", () => {
  localStorage.setItem("key", "{");
  expect(readLocal("key", 7)).toBe(7);
  const forbid = () => {
    throw new DOMException("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
  writeLocal("key", 8);
  expect(readLocal("key", 7)).toBe(7);
});
