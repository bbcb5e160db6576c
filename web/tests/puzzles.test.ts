// Puzzles: the list, the trainer, right and wrong answers, by mouse, keyboard and finger. The answers of the server are
// made from a lesson here, so that the test knows the solution.

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { LessonPosition, PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSummary, PuzzleTry, ValuedChoice } from "../src/protocol/messages";
import { expectAccessible, expectNoSidewaysScroll, PHONE, picture, useBrowser, visit, type Visit, type VisitOptions } from "./browser";

useBrowser();

const GAME = "mille-fiori";
const LESSON = "workshops-pigments-double";

async function lesson(): Promise<LessonPosition> {
  const answer = await fetch(`${inject("address")}/api/games/${GAME}/lessons/${LESSON}?solution=true`);
  return (await answer.json()) as LessonPosition;
}

/** Whatever is asked about puzzles is answered with one position under several names. */
async function servePuzzles(page: Page): Promise<readonly string[]> {
  const { position, seat, solution } = await lesson();
  const outcomes = new Map<string, PuzzleOutcome>();
  const clicks = solution?.clicks ?? [];
  const summary = (id: string, difficulty: PuzzleSummary["difficulty"]): PuzzleSummary => {
    const outcome = outcomes.get(id);
    return { id, options: {}, seat, difficulty, gap: 6.2, ...(outcome ? { outcome } : {}) };
  };
  const valued = (label: string, value: number): ValuedChoice => {
    const action = { notation: label, label: { key: "action-place", args: [["space", { number: value }]] as [string, { number: number }][] } };
    return { action: value === 8 && solution ? solution.action : action, value, forecast: { points: [], win: [] } };
  };
  await page.route(`**/api/games/${GAME}/puzzles`, (route) => {
    const list: PuzzleList = { daily: "b", puzzles: [summary("a", "easy"), summary("b", "medium"), summary("c", "hard")] };
    return route.fulfill({ json: list });
  });
  await page.route(`**/api/games/${GAME}/puzzles/*`, (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (route.request().method() === "GET") {
      const shown: PuzzlePosition = { ...summary(id, "medium"), position };
      return route.fulfill({ json: shown });
    }
    const { action } = route.request().postDataJSON() as PuzzleTry;
    const right = String(action) === String(clicks);
    outcomes.set(id, right ? (outcomes.has(id) ? "solved-later" : "solved") : "failed");
    const text = { key: right ? "lesson-right" : "lesson-other-reason" };
    const told = right || action === undefined;
    const answer: PuzzleAnswer = {
      right, text, outcome: outcomes.get(id) ?? "failed",
      ...(told && solution ? { solution: { action: solution.action, clicks, choices: [valued("x", 8), valued("y", 3), valued("z", 1)], reasons: [{ key: "lesson-right" }] } } : {}),
    };
    return route.fulfill({ json: answer });
  });
  return clicks;
}

/** Comes in with the puzzles served. */
async function visitPuzzles(path: string, options: VisitOptions = {}): Promise<Visit & { clicks: readonly string[] }> {
  const visited = await visit({ ...options, path: "/" });
  const clicks = await servePuzzles(visited.page);
  await visited.page.goto(new URL(path, inject("address")).href);
  return { ...visited, clicks };
}

test("the puzzle of the day from the start page: wrong, right, and then the trainer", async () => {
  const { page, close, clicks } = await visitPuzzles("/");
  await page.getByRole("link", { name: "Puzzle of the day, Mille Fiori" }).click();
  await page.getByText("Which move is the best?").first().waitFor();
  await expectAccessible(page);
  await picture(page, "puzzle-laptop");
  await page.locator(`.table main [data-choice]:not([data-part="${clicks[0]}"])`).first().click();
  await page.locator(".panel .verdict").waitFor();
  expect(await page.locator(".panel table").count()).toBe(0);
  await page.locator(`.table main [data-part="${clicks[0]}"]`).click();
  await page.locator(".panel .verdict.right").waitFor();
  await page.getByText("What the moves are worth").waitFor();
  await expectAccessible(page);
  await picture(page, "puzzle-right");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.getByRole("heading", { name: "Puzzle 1" }).first().waitFor();
  await page.getByRole("link", { name: "All puzzles" }).first().click();
  await page.getByText("1 of 3 solved").waitFor();
  await expectAccessible(page);
  await picture(page, "puzzles-laptop");
  await close();
});

test("by keyboard in German and in the dark, with a streak", async () => {
  const { page, close, clicks } = await visitPuzzles(`/puzzles/${GAME}/a`, { language: "de", colorScheme: "dark" });
  await page.locator("[data-choice]").first().waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((name) => document.activeElement?.getAttribute("data-part") === name, clicks[0] ?? "")) {
      break;
    }
  }
  await page.keyboard.press("Enter");
  await page.locator(".panel .verdict.right").waitFor();
  await page.getByText("Eines am Stück").waitFor();
  await expectAccessible(page);
  await picture(page, "puzzle-right-dark-de");
  await page.reload();
  await page.getByText("Eines am Stück").waitFor();
  await close();
});

test("by finger on a phone: shown instead of solved", async () => {
  const { page, close } = await visitPuzzles(`/puzzles/${GAME}/c`, PHONE);
  await page.getByRole("button", { name: "Puzzle", exact: true }).tap();
  await page.getByRole("button", { name: "Show me" }).tap();
  await page.getByText("What the moves are worth").waitFor();
  await picture(page, "puzzle-phone");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await close();
});
