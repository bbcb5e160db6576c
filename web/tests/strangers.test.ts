// A stranger with a shared link can do everything that the page offers there.

import { expect, test } from "vitest";
import { openTable, sitDown, useBrowser, visit } from "./browser";
import { finishGame, importRecord, SHORT_RECORD } from "./past";

useBrowser();

test("a stranger starts the review of a finished table, and opens its replay", async () => {
  const host = await visit();
  const table = await finishGame(host.page, "mille-fiori", 2);
  const { page, close } = await visit({ path: `/review/${table}` });
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.getByRole("progressbar").or(page.locator("main svg")).first().waitFor();
  expect(await page.locator(".problem").count()).toBe(0);
  await page.goto(new URL(`/replay/${table}`, page.url()).href);
  await page.locator('[data-part^="space:"]').first().waitFor();
  await Promise.all([close(), host.close()]);
});

test("a stranger opens the replay of an imported record", async () => {
  const host = await visit();
  const record = await importRecord(host.page, SHORT_RECORD);
  const { page, close } = await visit({ path: `/replay/record/${record}` });
  await page.locator('[data-part^="space:"]').first().waitFor();
  await Promise.all([close(), host.close()]);
});

test("a stranger answers a puzzle", async () => {
  const { page, close } = await visit({ path: "/puzzles/mille-fiori/today" });
  await page.locator("[data-choice]").first().waitFor();
  await page
    .getByRole("button", { name: /solution/i })
    .first()
    .click();
  await page.getByRole("button", { name: "Guest" }).waitFor();
  expect(await page.locator(".problem").count()).toBe(0);
  await close();
});

test("a stranger answers a lesson", async () => {
  const { page, close } = await visit({ path: "/learn/mille-fiori" });
  await page.locator("main ol a, main li a").first().click();
  await page.locator("[data-choice]").first().waitFor();
  await page
    .getByRole("button", { name: /show|solution/i })
    .first()
    .click();
  expect(await page.locator(".problem").count()).toBe(0);
  await close();
});

test("a stranger sits down at a table by its link, and sees statistics", async () => {
  const host = await visit();
  await openTable(host.page, "liguria");
  await host.page.getByRole("button", { name: "Ready" }).waitFor();
  const { page, close } = await visit({ path: new URL(host.page.url()).pathname });
  await sitDown(page, "Berta");
  await page.getByRole("button", { name: "Leave seat" }).waitFor();
  const other = await visit({ path: "/statistics" });
  await other.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await other.page.locator(".problem").count()).toBe(0);
  await Promise.all([close(), host.close(), other.close()]);
});
