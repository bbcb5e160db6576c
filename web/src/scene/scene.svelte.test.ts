import { expect, test, vi } from "vitest";
import type { PositionView } from "../protocol/messages";
import { SceneStore } from "./scene.svelte";

const label = { key: "x" };

function position(changes: Partial<PositionView> = {}): PositionView {
  const parts = [
    { part: "a", label },
    { part: "b", label },
  ];
  return {
    version: 0,
    viewer: { seat: 1 },
    events_from: 0,
    events: [],
    view: {},
    turn: { choose: 1 },
    decisions: [null, 0],
    choices: { parts, places: [[[1, true, null]], [[0, false, 0]]] },
    undo: true,
    scores: [3, 5],
    ranks: [2, 1],
    ...changes,
  };
}

test("without onaction nothing can be chosen", () => {
  const scene = new SceneStore();
  scene.show(position(), ["Red", "Blue"]);
  expect(scene.seats.map(({ name, score, isYou, acts }) => [name, score, isYou, acts])).toEqual([
    ["Red", 3, false, false],
    ["Blue", 5, true, true],
  ]);
  expect([scene.acting, scene.choices, scene.position?.undo]).toEqual([null, [], false]);
});

test("a choice is made as at a table, and is pending until onaction resolves", async () => {
  let taken = () => {};
  const onaction = vi.fn(() => new Promise<void>((resolve) => (taken = resolve)));
  const scene = new SceneStore({ onaction });
  scene.show(position(), ["Red", "Blue"]);
  scene.choose("a", false);
  expect([scene.path, onaction.mock.calls]).toEqual([["a"], []]);
  scene.choose("b", false);
  expect([scene.pending?.parts, scene.choices]).toEqual([["a", "b"], []]);
  expect(onaction).toHaveBeenCalledWith(["a", "b"]);
  taken();
  await vi.waitFor(() => expect(scene.pending).toBeNull());
  expect(scene.choices).toHaveLength(1);
});

test("events that led to a position are animated", () => {
  const scene = new SceneStore();
  const onmotion = vi.fn();
  scene.story.onmotion = onmotion;
  const line = { event: {}, text: label };
  scene.show(position(), ["Red", "Blue"]);
  expect(onmotion).not.toHaveBeenCalled();
  scene.show(position({ version: 1 }), ["Red", "Blue"], [line]);
  expect(onmotion).toHaveBeenCalledWith([line]);
});

test("the whyNot hook is asked why clicks are not possible", async () => {
  const whyNot = vi.fn(() => Promise.resolve());
  const scene = new SceneStore({ whyNot });
  scene.show(position(), ["Red", "Blue"]);
  await scene.whyNot(["c"]);
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(["c"]);
});

test("previews come from the preview hook", async () => {
  const preview = vi.fn(() => Promise.resolve({ action: { notation: "ab", label }, events: [] }));
  const scene = new SceneStore({ onaction: () => Promise.resolve(), preview });
  scene.show(position(), ["Red", "Blue"]);
  await scene.previewPart("a");
  expect(preview).toHaveBeenCalledWith(["a", "b"]);
});
