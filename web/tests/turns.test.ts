// Notices of the visitor's turn, on every page and offline; and covering a shared device.

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible, openTable, picture, playNow, sitDown, useBrowser, visit, type Visit } from "./browser";

useBrowser();

const HAND = '[data-choice][data-part^="hand:"]';
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");

const PATIENT = { timeout: 20_000 };
/** Shorter than the time until the page asks again. */
const AT_ONCE = { timeout: 10_000 };

/** In the page: records notifications instead of showing them. */
function fakeNotifications() {
  const shown: string[] = [];
  class Fake {
    static permission = "default";
    static requestPermission = () => Promise.resolve((Fake.permission = "granted"));
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(window, { Notification: Fake, shown });
}

test("title and icon tell of waiting tables on every page, and a notification is asked for by a button", async () => {
  const host = await visit();
  await host.page.addInitScript(fakeNotifications);
  await host.page.reload();
  await openTable(host.page, "summer-pavilion", (dialog) => dialog.getByLabel("Your name").fill("Ada"));
  await host.page.getByRole("button", { name: "Notify me when it’s my turn" }).click();
  // Without a push service, as in tests, only while a tab is open.
  await host.page.getByRole("button", { name: "Turn on for this device" }).click();
  const table = host.page.url();
  await host.page.getByRole("dialog").getByText("You’ll be notified of your turns").waitFor();
  await host.page.keyboard.press("Escape");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ path: new URL(table).pathname });
  await sitDown(friend.page, "Berta");
  await host.page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  await friend.page.getByRole("button", { name: "Ready" }).click();
  const isTold = async ({ page }: Visit) => (await page.title()).startsWith("● Your turn");
  await expect.poll(async () => (await isTold(host)) || isTold(friend), PATIENT).toBe(true);
  if (await isTold(friend)) {
    await friend.page.locator("[data-choice]").first().click();
  }
  await expect.poll(() => isTold(host), PATIENT).toBe(true);
  await expect.poll(() => icon(host.page), PATIENT).toBe("/icon-waiting.svg");
  const notified = () => host.page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await expect.poll(notified, PATIENT).toEqual(["Your turn: Azul: Summer Pavilion"]);
  for (const path of ["/", "/rules/liguria", "/statistics"]) {
    await host.page.goto(new URL(path, table).href);
    await expect.poll(() => host.page.title(), AT_ONCE).toMatch(/^\(1\) /);
    expect(await icon(host.page)).toBe("/icon-waiting.svg");
  }
  await Promise.all([host.close(), friend.close()]);
});

test("being offline is said at once, on any page and at a table", async () => {
  const { page, complaints } = await visit();
  await page.getByRole("article").first().waitFor();
  await page.context().setOffline(true);
  await page.getByText("Offline – you can still learn").waitFor({ timeout: 1_000 });
  await picture(page, "offline-start");
  await page.context().setOffline(false);
  await page.getByText("Offline – you can still learn").waitFor({ state: "detached" });
  await playNow(page, "mille-fiori");
  await page.context().setOffline(true);
  await page.locator("header").getByText("No internet connection").waitFor({ timeout: 1_000 });
  await page.context().setOffline(false);
  await page.getByText("No internet connection").waitFor({ state: "detached" });
  await page.locator(HAND).first().click();
  await page.locator(".story li", { hasText: "picks" }).first().waitFor();
  expect(complaints.filter((complaint) => !/INTERNET_DISCONNECTED/.test(complaint))).toEqual([]);
});

test("a reload with two players on one device never shows a hand", async () => {
  const { page, close } = await visit();
  await openTable(page, "mille-fiori", (dialog) => dialog.locator("select").nth(1).selectOption("mine"));
  await page.locator(HAND).first().click();
  const curtain = page.locator(".curtain");
  await curtain.getByText("Pass the device to Player 2").waitFor();
  await curtain.locator(".primary").click();
  await page.locator(HAND).first().waitFor();
  await page.reload();
  await curtain.getByText("Pass the device to Player 2").waitFor();
  await expectAccessible(page);
  expect(await page.locator(".table").getAttribute("inert")).not.toBeNull();
  await curtain.locator(".primary").click();
  await page.locator(HAND).first().waitFor();
  await close();
});

test("an unfinished game against computers is removed after a question; nothing of it stays", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.goto(new URL("/", page.url()).href);
  const tables = page.getByRole("region", { name: "My tables" });
  await tables.getByRole("button", { name: "Remove this game of Mille Fiori" }).click();
  await tables.getByText("It will end without a result.").waitFor();
  await picture(page, "remove-table");
  await expectAccessible(page);
  await tables.getByRole("button", { name: "Keep" }).click();
  await tables.getByRole("button", { name: "Remove this game of Mille Fiori" }).click();
  await tables.getByRole("button", { name: "Remove", exact: true }).click();
  await tables.waitFor({ state: "detached" });
  expect(await page.getByRole("region", { name: "Finished games" }).count()).toBe(0);
  await close();
});

test("the tile offers the expansion, and a new table keeps its choices", async () => {
  const { page, close } = await visit();
  const tile = page.locator('[data-game="mille-fiori"]');
  await tile.getByLabel("Expansion: The Masterworks").check();
  await tile.getByRole("combobox", { name: "Players" }).selectOption("3");
  await tile.getByRole("button", { name: "Create table" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("group", { name: "Players" }).getByRole("radio", { name: "3" }).isChecked()).toBe(true);
  expect(
    await dialog.getByRole("group", { name: "The Masterworks" }).getByRole("radio", { name: "Yes" }).isChecked(),
  ).toBe(true);
  await dialog.getByText("The expansion: a second board").waitFor();
  await dialog.getByText("In turn: you pick a card on your turn").waitFor();
  await picture(page, "create-explained");
  await expectAccessible(page);
  await close();
});

test("a placeholder is painted before styles and scripts have arrived", async () => {
  const { page, close } = await visit({ path: "about:blank" });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(inject("address"), { waitUntil: "commit" });
  await page.locator("#placeholder text").waitFor();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length), PATIENT)
    .toBe(1);
  release();
  await page.getByRole("article").first().waitFor();
  expect(await page.locator("#placeholder").count()).toBe(0);
  await close();
});
