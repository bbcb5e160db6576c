// Playing without a mouse: the focus follows the decisions, keys lead everywhere, and everything is announced once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playMasterworks, playNow, quietLog, useBrowser, visit } from "./browser";

useBrowser();

const GAMES: Record<string, (page: Page) => Promise<void>> = {
  "mille-fiori": (page) => playNow(page, "mille-fiori"),
  masterworks: playMasterworks,
  "summer-pavilion": (page) => playNow(page, "summer-pavilion"),
  liguria: (page) => playNow(page, "liguria"),
};
const CHOICES = 12;
const DECISION = "[data-choice], .strip .primary";

test.each(Object.keys(GAMES))("%s is played with Enter alone", async (game) => {
  const { page, close } = await visit();
  await GAMES[game]?.(page);
  await page.keyboard.press("c");
  for (let nth = 0; nth < CHOICES; nth += 1) {
    await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), DECISION);
    await page.keyboard.press("Enter");
  }
  expect(await page.locator(".story li").count()).toBeGreaterThan(2);
  await close();
});

test("the first Tab offers the way to the choices", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to the choices");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.matches("[data-choice]"))).toBe(true);
  await close();
});

test("digits lead to choices, and a focused choice is described by its tip", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.keyboard.press("3");
  const third = page.locator("[data-choice]").nth(2);
  expect(await third.evaluate((choice) => choice === document.activeElement)).toBe(true);
  await page.locator(".tip").waitFor();
  const described = await third.getAttribute("aria-describedby");
  await page.locator(`#${described}`, { hasText: /./ }).waitFor({ state: "attached" });
  await close();
});

test("keys open the scores and the list of keys, one right after the other", async () => {
  const { page, close } = await visit();
  await playNow(page, "summer-pavilion");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  for (let nth = 0; nth < 5; nth += 1) {
    await page.keyboard.press("?");
    await dialog("Keyboard shortcuts").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await dialog("Scores").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await close();
});

test("every event is said once and in order, and the turn with what is asked", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori", 4);
  await page.keyboard.press("c");
  for (let nth = 0; nth < 6; nth += 1) {
    await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), DECISION);
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), DECISION);
  // Announcements follow the log after a moment, and events that follow each other at once are said together.
  const said = async () => {
    const events = await page.locator("[data-announcer] .events").allTextContents();
    return events.filter((text) => text !== "").join(" ");
  };
  // The log shows only the last lines, and may have begun before anything was said.
  const isSaidInOrder = async () => {
    const [shown, heard] = [await sentencesOf(page), await said()];
    return shown.endsWith(heard) || heard.endsWith(shown);
  };
  await expect.poll(isSaidInOrder, { timeout: 10_000 }).toBe(true);
  for (const text of [await said(), await sentencesOf(page)]) {
    expect(text.split(". ").length).toBeGreaterThan(5);
  }
  // Others may have picked since.
  const turns = page.locator("[data-announcer] .turn").filter({ hasText: /./ });
  await expect.poll(() => turns.last().textContent()).toMatch(/^Your turn\. ./);
  await close();
});

/** The log, from the first event to the last. */
async function sentencesOf(page: Page): Promise<string> {
  const told = (await quietLog(page)).toReversed();
  return told.map((line) => (line.endsWith(".") ? line : `${line}.`)).join(" ");
}

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
