// The review of a finished game: requesting it, progress, reading it by mouse, keyboard and screen reader.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Review, ReviewState } from "../src/protocol/messages";
import { expectAccessible, expectNoSidewaysScroll, LAPTOP, PHONE, picture, useBrowser, visit } from "./browser";
import { importRecord, SHORT_RECORD } from "./past";

useBrowser();

interface Kept {
  readonly options: Review["options"];
  readonly seats: string[];
  readonly steps: readonly (readonly [number | "chance", string])[];
  readonly result: { readonly scores: number[]; readonly ranks: number[] };
}

const RECORD = JSON.parse(SHORT_RECORD) as Kept;

/** A made-up review with distinct figures; computing a real one takes long and is tested in its crate. */
function invented(): Review {
  const { steps, result } = RECORD;
  const at = (step: number) =>
    result.scores.map((score, seat) => 60 + (score - 60) * (step / steps.length) + 6 * Math.sin(step / 9 + seat * 2));
  const label = (notation: string) => ({ notation, label: { key: "no-such-way" } });
  const own = steps.flatMap(([actor, notation], step) => (actor === "chance" ? [] : [{ seat: actor, notation, step }]));
  return {
    game: "mille-fiori",
    options: RECORD.options,
    seats: RECORD.seats,
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

/** Mocks the server: no review, then half done, then complete. */
async function standIn(page: Page): Promise<void> {
  const states: ReviewState[] = [
    { state: "missing" },
    { state: "running", progress: { done: 60, of: 120 } },
    { state: "ready", review: invented() },
  ];
  let asked = 0;
  await page.route(/\/api\/records\/[^/]*\/review$/, async (route) => {
    const state =
      route.request().method() === "POST"
        ? { state: "running", progress: { done: 0, of: 120 } }
        : states[Math.min(asked++, 2)];
    await route.fulfill({ json: state });
  });
}

describe.each([
  { size: "laptop", theme: "light", language: "en" },
  { size: "phone", theme: "dark", language: "de" },
  { size: "laptop", theme: "dark", language: "de" },
  { size: "phone", theme: "light", language: "en" },
] as const)("$size $theme $language", ({ size, theme, language }) => {
  test("a game is reviewed, and the review links to its positions", async () => {
    const { page, close } = await visit({ ...(size === "phone" ? PHONE : LAPTOP), colorScheme: theme, language });
    const record = await importRecord(page, SHORT_RECORD);
    await standIn(page);
    await page.goto(new URL(`/review/record/${record}`, page.url()).href);
    await page.locator("main .primary").click();
    await page.locator("progress").waitFor();
    await picture(page, `review-running-${theme}-${size}`);
    const curve = page.getByRole("slider");
    await curve.waitFor();
    await page.locator(".still svg").first().waitFor();
    await expectMoments(page);
    await page.locator(".board .marks .played").first().waitFor();
    await page.locator(".board .marks .best").first().waitFor();
    await picture(page, `review-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await curve.focus();
    await page.keyboard.press("Home");
    const first = await curve.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowRight");
    expect(await curve.getAttribute("aria-valuenow")).toBe("1");
    expect(await curve.getAttribute("aria-valuetext")).not.toBe(first);
    await page.locator("details summary").click();
    expect(await page.locator("details tbody tr").count()).toBe(RECORD.steps.length + 1);
    const decisions = page.locator("section", { has: page.locator("select") }).locator("ol > li");
    expect(await decisions.count()).toBe(8);
    await decisions.first().getByRole("link").click();
    await page.locator(".replay .board svg").first().waitFor();
    expect(new URL(page.url()).searchParams.get("step")).not.toBe(null);
    await close();
  });
});

/** Expects moments named by round and move, and the accuracy of each player in words. */
async function expectMoments(page: Page): Promise<void> {
  const headings = await page.locator("main li h3").allTextContents();
  expect(headings.length).toBeGreaterThan(3);
  expect(headings.filter((heading) => !/(Round|Runde) \d+, (move|Zug) \d+/.test(heading))).toEqual([]);
  const accuracy = await page.locator(".accuracy li").allTextContents();
  expect(accuracy).toHaveLength(2);
  expect(accuracy[0]).toMatch(/accurately.*0\.4 points lost per decision|genau.*0,4 Punkte je Entscheidung/s);
}

/** Tries the worst decision of a player again: a move is compared with the one played, and the best is shown. */
async function learnFromMistakes(page: Page): Promise<void> {
  await page.locator("section", { hasText: "Learn from mistakes" }).getByRole("link").first().click();
  await page
    .getByRole("heading", { name: /^Mistake 1 of \d+$/ })
    .first()
    .waitFor();
  await page.getByText("Find a better move.").first().waitFor();
  await page.locator(".marks .played").first().waitFor();
  await picture(page, "mistake");
  await expectAccessible(page);
  await page.locator(".table [data-choice]").first().click();
  await page.locator(".panel .verdict").waitFor();
  await picture(page, "mistake-tried");
  if ((await page.getByRole("button", { name: "Show best move" }).count()) > 0) {
    await page.getByRole("button", { name: "Show best move" }).click();
  }
  await page.locator(".marks .best").first().waitFor();
  await picture(page, "mistake-best");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the review" }).last().click();
  await page.getByRole("slider").waitFor();
}

test("the server computes a real review and stores it", async () => {
  const { page, close } = await visit();
  const record = await importRecord(page, SHORT_RECORD);
  await page.goto(new URL(`/review/record/${record}`, page.url()).href);
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.locator("progress").waitFor();
  const curve = page.getByRole("slider");
  await curve.waitFor({ timeout: 230_000 });
  // At the end the expected score is the final score.
  const [first, second] = RECORD.result.scores;
  expect(await curve.getAttribute("aria-valuetext")).toMatch(new RegExp(`${first}, .* ${second}$`));
  expect(await page.locator(".words p").first().textContent()).not.toBe("");
  await picture(page, "review-found");
  await learnFromMistakes(page);
  await page.reload();
  await curve.waitFor();
  await close();
});
