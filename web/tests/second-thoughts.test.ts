// Undoing a misclick against computer players, printing the rules, tools with labels, a rematch offered in words.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openTable, playNow, sitDown, useBrowser, visit } from "./browser";
import { byMouse, chooseOnce } from "./player";

useBrowser();

test("a misclick against computers is undone before it is sent", async () => {
  const { page, close } = await visit({ undoSeconds: 60 });
  await playNow(page, "mille-fiori");
  const cards = page.locator(".hand [data-choice]");
  const count = await cards.count();
  await cards.first().click();
  await page.getByText("Your move is about to be played.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cards.count()).toBe(count);
  await cards.first().click();
  await page.keyboard.press("u");
  await expect.poll(() => cards.count()).toBe(count);
  expect(await page.locator(".story li", { hasText: "Guest picks" }).count()).toBe(0);
  await close();
});

test("a move against computers is sent after a moment", async () => {
  const { page, close } = await visit({ undoSeconds: 2 });
  await playNow(page, "mille-fiori");
  await page.locator(".hand [data-choice]").first().click();
  const own = page.locator(".story li", { hasText: "Guest picks" });
  await expect.poll(() => own.count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await close();
});

/** In the page: records each call of `print` with the number of figures drawn by then. */
function watchPrint(): void {
  const seen = window as unknown as { printed: number[] };
  seen.printed = [];
  window.print = () => seen.printed.push(document.querySelectorAll("figure:has(svg)").length);
}

const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: number[] }).printed);

test.each(["button", "Control+p"])("printing the rules by %s prints every figure", async (way) => {
  const { page, close } = await visit({ path: "/rules/summer-pavilion" });
  await page.locator("figure").nth(3).waitFor({ state: "attached" });
  const figures = await page.locator("figure").count();
  await page.evaluate(watchPrint);
  await (way === "button" ? page.getByRole("button", { name: "Print" }).click() : page.keyboard.press(way));
  await expect.poll(() => printed(page), { timeout: 30_000 }).toEqual([figures]);
  await close();
});

test("figures that are not drawn yet are not printed as empty frames", async () => {
  const { page, close } = await visit({ path: "/rules/summer-pavilion" });
  await page.locator("figure").nth(3).waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  const empty = page.locator("figure:not(:has(svg))");
  const shown = await empty.evaluateAll((figures) => figures.filter((figure) => figure.checkVisibility()).length);
  expect(shown).toBe(0);
  await close();
});

test("tools have words on a laptop, at a table and in a replay", async () => {
  const { page, close } = await visit();
  await playNow(page, "summer-pavilion");
  const words = () => page.locator("header .tool span:visible").allTextContents();
  expect(await words()).toEqual(["Rules", "Chat", "Theme", "Menu"]);
  await chooseOnce(page, byMouse, 0);
  await page.goto(page.url().replace("/table/", "/replay/"));
  await page.locator("header .tool").first().waitFor();
  expect(await words()).toEqual(["Copy link", "Download", "Text view", "Theme"]);
  await close();
});

test("the way to a table that waits is in words", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await playNow(page, "summer-pavilion");
  const next = page.getByRole("link", { name: /^Next table/ });
  await next.waitFor();
  expect(await next.textContent()).toContain("Next table");
  await close();
});

test("words are sent compressed", async () => {
  const { page, close } = await visit();
  await playNow(page, "liguria");
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/words/"))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ encodedBodySize, decodedBodySize }) => encodedBodySize / decodedBodySize),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(0.5);
  await close();
});

test("a rematch is offered to the others in words, even after they have closed the result", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ path: new URL(host.page.url()).pathname });
  await sitDown(friend.page, "Bruno");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.locator("[data-choice]").first().waitFor();
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.getByRole("button", { name: "Offer to call the game off" }).click();
  await friend.page.getByRole("button", { name: "Agree" }).click();
  await friend.page.getByRole("button", { name: "View board" }).click();
  await host.page.getByRole("button", { name: "Rematch" }).click();
  await friend.page.getByText("A rematch has been offered").waitFor();
  await friend.page.getByRole("link", { name: "Go to rematch" }).waitFor();
  await Promise.all([host.close(), friend.close()]);
});
