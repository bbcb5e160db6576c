import { afterEach, expect, test, vi } from "vitest";
import type { GameFace } from "../games/contract";
import { actionName, shortActionName, setActionNames } from "./actions.svelte";
import type { Candidate } from "./chooser.svelte";
import { addWords, setScene } from "../words/words.svelte";

const GAME = "deeds";
const words = "do-take = Take them\nplate = the plate\nred = red\naction-take = Take red from the plate";

afterEach(() => setActionNames(null));

function candidate(parts: readonly string[], named = false): Candidate {
  const action = named ? { notation: "take plate red", label: { key: "action-take" } } : null;
  return { node: { part: parts.at(-1) ?? "", label: { key: "red" }, done: true }, parts, action };
}

test("the game names an action by what was clicked and what it causes, or else the server does", () => {
  addWords("en", words, GAME);
  setScene({ game: GAME, names: [] });
  const action = { notation: "take plate red", label: { key: "action-take" } };
  const line = { event: {}, text: { key: "red" } };
  const ownName = vi.fn((part: string) => (part === "source:plate" ? "Take these" : null));
  setActionNames({ actionName: ownName } as unknown as GameFace);
  expect([actionName(action, "source:plate", [line]), actionName(action, "")]).toEqual([
    "Take these",
    "Take red from the plate",
  ]);
  expect(ownName.mock.calls).toEqual([
    ["source:plate", [line]],
    ["", []],
  ]);
});

test("a button has the same name before and after the server has named the action", () => {
  addWords("en", words.replace("do-take", "do-source"), "kinds");
  setScene({ game: "kinds", names: [] });
  const parts = ["source:plate", "color:red"];
  expect([shortActionName(candidate(parts)), shortActionName(candidate(parts, true))]).toEqual([
    "Take them",
    "Take them",
  ]);
});

test("where one kind of part leads to several actions, the server's name of the action decides", () => {
  addWords("en", words, GAME);
  setScene({ game: GAME, names: [] });
  const parts = ["source:plate", "color:red"];
  expect([shortActionName(candidate(parts)), shortActionName(candidate(parts, true))]).toEqual(["red", "Take them"]);
});
