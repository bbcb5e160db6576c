// A made-up review of a short game: computing a real one takes too long.

import type { Page } from "playwright-core";
import type { Review, ReviewState } from "../src/protocol/messages";
import { SHORT_RECORD } from "./past";

interface Kept {
  readonly options: Review["options"];
  readonly seats: string[];
  readonly steps: readonly (readonly [number | "chance", string])[];
  readonly result: { readonly scores: number[]; readonly ranks: number[] };
}

/** The game that is reviewed. */
export const REVIEWED = JSON.parse(SHORT_RECORD) as Kept;

/** A review with distinct figures; real ones are tested in their crate. */
function invented(): Review {
  const { steps, result } = REVIEWED;
  const at = (step: number) =>
    result.scores.map((score, seat) => 60 + (score - 60) * (step / steps.length) + 6 * Math.sin(step / 9 + seat * 2));
  const label = (notation: string) => ({ notation, label: { key: "no-such-way" } });
  const own = steps.flatMap(([actor, notation], step) => (actor === "chance" ? [] : [{ seat: actor, notation, step }]));
  return {
    game: "mille-fiori",
    options: REVIEWED.options,
    seats: REVIEWED.seats,
    seed: 1,
    iterations: 100,
    scores: result.scores,
    ranks: result.ranks,
    forecasts: Array.from({ length: steps.length + 1 }, (_, step) => ({ points: at(step), win: [0.5, 0.5] })),
    draws: [],
    decisions: own.map(({ seat, notation, step }, index) => ({
      step,
      seat,
      action: label(notation),
      best: label(notation),
      clicks: ["space:houses-3"],
      best_clicks: ["space:houses-5"],
      loss: index % 7,
      forced: false,
      legal: 3,
      choices: [],
    })),
    players: [
      { luck: 4.2, loss: 11.5, mean_loss: 0.4, decisions: 30, best: 21 },
      { luck: -4.2, loss: 6.1, mean_loss: 0.2, decisions: 31, best: 25 },
    ],
    sheet: [
      { source: "harbor", points: [20, 31] },
      { source: "workshops", points: [40, 22] },
      { source: "houses", points: [12, 28] },
    ],
    turning_points: [20, 50, 80].map((step, index) => ({
      step,
      kind: "decision",
      seat: index % 2,
      points: 8,
      text: { key: "no-such-way" },
    })),
    comparison: [{ key: "no-such-way" }],
  };
}

/**
 * Answers requests for the review of a record with these states, one after another; the last one is repeated. Pages opened
 * after this have no engine, so that they ask the server.
 */
export async function mockReview(page: Page, states: readonly ReviewState["state"][]): Promise<void> {
  await withoutEngine(page);
  const answers = states.map(stateOf);
  let asked = 0;
  await page.route(/\/api\/records\/[^/]*\/review$/, async (route) => {
    const isRequest = route.request().method() === "POST";
    const json = isRequest ? stateOf("running") : answers[Math.min(asked++, answers.length - 1)];
    await route.fulfill({ json });
  });
}

function stateOf(state: ReviewState["state"]): ReviewState {
  switch (state) {
    case "running":
      return { state, progress: { done: 60, of: 120 } };
    case "ready":
      return { state, review: invented() };
    default:
      return { state } as ReviewState;
  }
}

/** Lets the browser lack what the engine needs, from the next page on. */
export async function withoutEngine(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
}
