// The review of a finished game: requesting it, progress, reading it by mouse, keyboard and screen reader.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, LAPTOP, PHONE, picture, useBrowser, visit } from "./browser";
import { mockReview, REVIEWED, withoutEngine } from "./mocked-review";
import { importRecord, SHORT_RECORD } from "./past";

useBrowser();

describe.each([
  { size: "laptop", theme: "light", language: "en" },
  { size: "phone", theme: "dark", language: "de" },
  { size: "laptop", theme: "dark", language: "de" },
  { size: "phone", theme: "light", language: "en" },
] as const)("$size $theme $language", ({ size, theme, language }) => {
  test("a game is reviewed, and the review links to its positions", async () => {
    const { page, close } = await visit({ ...(size === "phone" ? PHONE : LAPTOP), colorScheme: theme, language });
    const record = await importRecord(page, SHORT_RECORD);
    await mockReview(page, ["missing", "running", "ready"]);
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
    expect(await page.locator("details tbody tr").count()).toBe(REVIEWED.steps.length + 1);
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
  await withoutEngine(page);
  await page.goto(new URL(`/review/record/${record}`, page.url()).href);
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.locator("progress").waitFor();
  const curve = page.getByRole("slider");
  await curve.waitFor({ timeout: 230_000 });
  // At the end the expected score is the final score.
  const [first, second] = REVIEWED.result.scores;
  expect(await curve.getAttribute("aria-valuetext")).toMatch(new RegExp(`${first}, .* ${second}$`));
  expect(await page.locator(".words p").first().textContent()).not.toBe("");
  await picture(page, "review-found");
  await learnFromMistakes(page);
  await page.reload();
  await curve.waitFor();
  await close();
});

test("where the page has its engine, the server computes nothing, and the review can be canceled", async () => {
  const { page, close } = await visit();
  const record = await importRecord(page, SHORT_RECORD);
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(new URL(request.url()).pathname));
  await page.goto(new URL(`/review/record/${record}`, page.url()).href);
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.locator("progress").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Review this game" }).waitFor();
  expect(requests.filter((path) => path.endsWith("/review"))).toEqual([]);
  await close();
});
