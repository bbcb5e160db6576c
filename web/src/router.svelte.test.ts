import { expect, test } from "vitest";
import { placeOf } from "./router.svelte";

test("an address leads to its page", () => {
  expect(placeOf("/")).toEqual({ page: "start" });
  expect(placeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(placeOf("/learn/mille-fiori/a%20b")).toEqual({ page: "lesson", game: "mille-fiori", lesson: "a b" });
  expect(placeOf("/puzzles/liguria")).toEqual({ page: "puzzles", game: "liguria" });
  expect(placeOf("/sign-in-failed/blocked")).toEqual({ page: "sign-in-failed", code: "blocked" });
  expect(placeOf("/review/record/abc")).toEqual({ page: "review", kind: "record", id: "abc" });
});

test("a malformed address leads to the page that says so", () => {
  for (const path of [
    "/table/%",
    "/table/%ff",
    "/rules/%e4",
    "/learn/mille-fiori/%",
    "/replay/%",
    "/review/record/%",
  ]) {
    expect(placeOf(path), path).toEqual({ page: "lost" });
  }
});
