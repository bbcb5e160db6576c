import { afterEach, expect, test } from "vitest";
import type { GameFace } from "../games/contract";
import { deedName, setActionNames } from "./actions.svelte";
import type { Candidate } from "./chooser.svelte";
import { addWords, setScene } from "../words/words.svelte";

const GAME = "deeds";
const words = "do-take = Take them\nplate = the plate\nred = red\naction-take = Take red from the plate";

afterEach(() => setActionNames(null));

function candidate(parts: readonly string[], named = false): Candidate {
  const action = named ? { notation: "take plate red", label: { key: "action-take" } } : null;
  return { node: { part: parts.at(-1) ?? "", label: { key: "red" }, done: true }, parts, action };
}

test("a button says what is done before the server has named the action, and the same afterwards", () => {
  addWords("en", words, GAME);
  setScene({ game: GAME, names: [] });
  expect(deedName(candidate(["source:plate", "color:red"]), {})).toBe("red");
  setActionNames({
    notationFor: (part: string) => (part === "source:plate color:red" ? "take plate red" : null),
  } as unknown as GameFace);
  const parts = ["source:plate", "color:red"];
  expect([deedName(candidate(parts), {}), deedName(candidate(parts, true), {})]).toEqual(["Take them", "Take them"]);
});
