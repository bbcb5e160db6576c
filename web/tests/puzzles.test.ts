// Puzzles: list, practice, right and wrong answers, by mouse, keyboard and touch. The test reads the list of puzzles
// and gets their solutions from the server as another visitor.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { PuzzleAnswer } from "../src/protocol/messages";
import { expectAccessible, expectNoSidewaysScroll, PHONE, picture, useBrowser, visit } from "./browser";

useBrowser();

const GAME = "mille-fiori";

interface Puzzle {
  readonly id: string;
  readonly gap: number;
  /** In notation. */
  readonly solution: string;
}

const FILE = join(import.meta.dirname, `../../crates/${GAME}/puzzles.jsonl`);
const PUZZLES = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Puzzle);
/** Puzzles solved by one click on the board, clearest first. */
const ON_BOARD = PUZZLES.filter(({ solution }) => solution.startsWith("place")).toSorted((a, b) => b.gap - a.gap);
const [CLEAR, OTHER] = ON_BOARD as [Puzzle, Puzzle];

/** The clicks of the solution, as shown to a visitor who gives up. */
async function clicksOf({ id, solution }: Puzzle): Promise<readonly string[]> {
  const post = (path: string, body: unknown, cookie = "") =>
    fetch(`${inject("address")}/api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", cookie },
    });
  const me = await post("me", { name: "Somebody else" });
  const answer = await post(
    `games/${GAME}/puzzles/${id}`,
    {},
    me.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  );
  const told = ((await answer.json()) as PuzzleAnswer).solution;
  expect(told?.action.notation).toBe(solution);
  return told?.clicks ?? [];
}

function partOf(page: Page, part: string | undefined) {
  return page.locator(`.table main [data-part="${part}"]`);
}

/** Expects that the whole panel can be read without scrolling. */
async function expectAllRead(page: Page): Promise<void> {
  const hidden = await page.locator(".panel:has(.acts)").evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
}

/** Expects that no text of the panel is cut off, although some may have to be scrolled to. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page
    .locator(".panel :is(p, th, td, caption)")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
}

/** Expects a clear ring around the place of the solution. */
async function expectMarked(page: Page, clicks: readonly string[]): Promise<void> {
  const [ring, place] = await Promise.all([
    page.locator(".marks .ring").first().boundingBox(),
    partOf(page, clicks[0]).first().boundingBox(),
  ]);
  expect(ring && place && Math.hypot(ring.x - place.x, ring.y - place.y)).toBeLessThan(20);
  expect(ring?.width).toBeGreaterThan(place?.width ?? 0);
}

test("values of moves are whole points behind the best", async () => {
  const { page, close } = await visit({ path: `/puzzles/${GAME}/${CLEAR.id}` });
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByText("Compared with the best move").waitFor();
  const values = await page.locator(".panel td").allTextContents();
  expect(values.filter((value) => /best move/.test(value))).toHaveLength(1);
  expect(values.every((value) => /^\s*(best move|about (as good|\d+ points? less))\s*$/.test(value))).toBe(true);
  await close();
});

test("the puzzle of the day is one click away from the start page", async () => {
  const { page, close } = await visit();
  await page.getByRole("link", { name: "Puzzle of the day, Mille Fiori" }).click();
  await page.getByRole("heading", { name: "Puzzle of the day" }).first().waitFor();
  await page.getByText("Which move is best?").first().waitFor();
  await expectAccessible(page);
  await picture(page, "puzzle-laptop");
  await close();
});

test("missed first, then found, and on to the next one", async () => {
  const clicks = await clicksOf(CLEAR);
  const { page, close } = await visit({ path: `/puzzles/${GAME}/${CLEAR.id}` });
  await page.locator(`.table main [data-choice]:not([data-part="${clicks[0]}"])`).first().click();
  await page.locator(".panel .verdict.wrong").waitFor();
  await expectAllRead(page);
  await picture(page, "puzzle-wrong");
  // The first try is rated: a newcomer has 1500 points.
  expect(await page.locator(".panel .rating").textContent()).toMatch(/Your rating: 1[1-4]\d\d\? +\(−\d+\)/);
  expect(await page.locator(".panel table").count()).toBe(0);
  await partOf(page, clicks[0]).click();
  await page.locator(".panel .verdict.right").waitFor();
  await page.getByText("Compared with the best move").waitFor();
  await page.getByText("No streak yet").waitFor();
  await expectAllRead(page);
  await expectMarked(page, clicks);
  await expectAccessible(page);
  await picture(page, "puzzle-right");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.getByText("Which move is best?").first().waitFor();
  await page.getByRole("link", { name: "All puzzles" }).first().click();
  await page.getByText(`1 of ${PUZZLES.length} solved`).waitFor();
  await page.getByText(/Your rating: 1[1-4]\d\d\?/).waitFor();
  expect(await page.locator("ol small").count()).toBe(PUZZLES.length);
  await expectAccessible(page);
  await picture(page, "puzzles-laptop");
  await close();
});

test("solved on the first try by keyboard, in German and dark, with a streak", async () => {
  const [target = ""] = await clicksOf(OTHER);
  const { page, close } = await visit({ path: `/puzzles/${GAME}/${OTHER.id}`, language: "de", colorScheme: "dark" });
  await page.locator("[data-choice]").first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-part"));
  for (let presses = 0; presses < 80 && (await focused()) !== target; presses += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.locator(".panel .verdict.right").waitFor();
  await page.getByText("1 in Folge").waitFor();
  await expectAccessible(page);
  await picture(page, "puzzle-right-dark-de");
  await page.reload();
  await page.getByText("1 in Folge").waitFor();
  await close();
});

test("by touch on a phone: the solution is shown", async () => {
  const { page, close } = await visit({ ...PHONE, path: `/puzzles/${GAME}/${PUZZLES.at(-1)?.id}` });
  await page.getByRole("button", { name: "Puzzle", exact: true }).tap();
  await page.getByRole("button", { name: "Show solution" }).tap();
  await page.getByText("Compared with the best move").waitFor();
  await picture(page, "puzzle-phone");
  await expectNothingCut(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(new URL(`/puzzles/${GAME}`, inject("address")).href);
  await page.getByText(`0 of ${PUZZLES.length} solved`).waitFor();
  await close();
});
