import { expect, test } from "vitest";
import type { Answer, Command } from "../connection/connection";
import type { ActionName, PositionView, Preview } from "../protocol/messages";
import { Planning } from "./planning.svelte";

const label = { key: "label", args: [] };
const preview = { action: { notation: "take", label }, events: [] } as unknown as Preview;

function position(steps: number): PositionView {
  return {
    version: 0,
    viewer: { seat: 1 },
    turn: { choose: 1 },
    decisions: [null, steps],
    choices: { parts: [{ part: "tile", label }], places: [[[0, true, null]]] },
    events: [],
    events_from: 0,
    view: {},
    undo: false,
    scores: [0, 0],
    ranks: [1, 1],
  } as unknown as PositionView;
}

/** A table at which two steps can be planned, unless `refused`. */
function tableOf(sent: Command[]) {
  const answer = (command: Command): Answer => {
    sent.push(command);
    if (command.type !== "foresee") {
      return { type: "done", version: 1 };
    }
    const { steps } = command;
    if (steps.length > table.most) {
      return { type: "refused", error: { code: "cannot-plan", text: label } } as unknown as Answer;
    }
    const planned = steps.map((action: ActionName) => ({ action, preview }));
    return {
      type: "foreseen",
      foreseen: { steps: planned, position: steps.length < 2 ? position(steps.length) : null },
    };
  };
  const table = {
    viewer: 1,
    acting: null as number | null,
    seats: [{ name: "Anna" }, { name: "Bruno" }],
    most: 2,
    send: (command: Command) => Promise.resolve(answer(command)),
    inquire: (command: Command) => Promise.resolve(answer(command)),
  };
  return table;
}

async function take(planning: Planning): Promise<void> {
  planning.scene.choosePath(["tile"], true);
  planning.scene.confirm();
  await new Promise((resolve) => setTimeout(resolve));
}

test("steps are added by choosing on the board, taken back, and left with the server", async () => {
  const sent: Command[] = [];
  const planning = new Planning(tableOf(sent));
  await planning.open();
  expect([planning.isOpen, planning.canGoOn, planning.steps.length]).toEqual([true, true, 0]);
  await take(planning);
  await take(planning);
  expect([planning.canGoOn, planning.steps.length, planning.scene.choices.length]).toEqual([false, 2, 0]);
  await planning.removeLast();
  expect([planning.canGoOn, planning.steps.length]).toEqual([true, 1]);
  await planning.keep();
  expect(sent.at(-1)).toEqual({ type: "plan", seat: 1, steps: [["tile"]] });
  expect(planning.isOpen).toBe(false);
});

test("after another player's move, only possible steps stay; on the own turn, planning ends", async () => {
  const table = tableOf([]);
  const planning = new Planning(table);
  await planning.open();
  await take(planning);
  await take(planning);
  table.most = 1;
  await planning.refresh();
  expect([planning.isOpen, planning.steps.length]).toEqual([true, 1]);
  table.acting = 1;
  await planning.refresh();
  expect(planning.isOpen).toBe(false);
});
