import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notes } from "./notes.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storage(text = "") {
  return { load: vi.fn(() => Promise.resolve(text)), save: vi.fn((_: string): Promise<unknown> => Promise.resolve()) };
}

test("a note is loaded once, and saved a moment after the last change", async () => {
  const stored = storage("red");
  const notes = new Notes(stored);
  await Promise.all([notes.open(), notes.open()]);
  expect([notes.text, notes.state, stored.load.mock.calls.length]).toEqual(["red", "saved", 1]);
  notes.write("red, b");
  notes.write("red, blue");
  expect([notes.state, stored.save.mock.calls.length]).toEqual(["changed", 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([notes.state, stored.save.mock.calls]).toEqual(["saved", [["red, blue"]]]);
});

test("a note that could not be loaded can't be overwritten", async () => {
  const stored = storage();
  stored.load.mockRejectedValueOnce(new Error("away"));
  const notes = new Notes(stored);
  await notes.open();
  await notes.flush();
  expect([notes.isOpen, notes.state, stored.save.mock.calls.length]).toEqual([false, "failed", 0]);
  await notes.open();
  expect([notes.isOpen, notes.state]).toEqual([true, "saved"]);
});

test("a note that could not be saved is saved later", async () => {
  const stored = storage();
  stored.save.mockRejectedValueOnce(new Error("away"));
  const notes = new Notes(stored);
  await notes.open();
  notes.write("blue");
  await notes.flush();
  expect([notes.text, notes.state]).toEqual(["blue", "failed"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([notes.state, stored.save.mock.calls.length]).toEqual(["saved", 2]);
});

test("failures to save a note are further and further apart", async () => {
  const stored = storage();
  stored.save.mockRejectedValue(new Error("refused"));
  const notes = new Notes(stored);
  await notes.open();
  notes.write("blue");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored.save.mock.calls.length).toBe(4);
});
