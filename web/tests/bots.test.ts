// Bots of an account: tokens in the account dialog, invitations at a table, and how bots are marked.

import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openTable, PHONE, picture, useBrowser, visit } from "./browser";

useBrowser();

/** The status of a request that signs in with this token. */
async function statusWith(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(new URL("/api/me", inject("address")), { headers })).status;
}

async function createAccount(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Opens the account dialog. */
async function openAccount(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name }).click();
  return page.getByRole("dialog");
}

/** Creates a bot in the account dialog, and returns its token. */
async function createBot(dialog: Locator, name: string): Promise<string> {
  await dialog.getByLabel("Bot name").fill(name);
  await dialog.getByRole("button", { name: "Create bot" }).click();
  return dialog.getByLabel(`Token for ${name}`).inputValue();
}

test.each([
  ["laptop", {}],
  ["phone", PHONE],
])("a bot's token is shown once, replaced and revoked (%s)", async (device, size) => {
  const { page, close } = await visit(size);
  const owner = `Ada ${Date.now()}`;
  const bot = `Robo ${Date.now()}`;
  await createAccount(page, owner);
  let dialog = await openAccount(page, owner);
  const token = await createBot(dialog, bot);
  expect(token).toMatch(/^tavola_bot_[0-9a-f]{64}$/);
  expect(await statusWith(token)).toBe(200);
  await dialog.getByLabel(`Token for ${bot}`).scrollIntoViewIfNeeded();
  await picture(page, `bots-${device}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  dialog = await openAccount(page, owner);
  const row = dialog.getByRole("listitem", { name: bot });
  await row.waitFor();
  expect(await dialog.getByLabel(`Token for ${bot}`).count()).toBe(0);

  await row.getByRole("button", { name: "New token" }).click();
  const renewed = await dialog.getByLabel(`Token for ${bot}`).inputValue();
  expect([await statusWith(token), await statusWith(renewed)]).toEqual([401, 200]);
  await row.getByRole("button", { name: "Revoke token" }).click();
  await row.getByText("No token").waitFor();
  expect(await dialog.getByLabel(`Token for ${bot}`).count()).toBe(0);
  expect(await statusWith(renewed)).toBe(401);

  await row.getByRole("button", { name: "Delete bot" }).click();
  await row.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: "Delete bot" }).click();
  await row.getByRole("button", { name: "Delete permanently" }).click();
  await row.waitFor({ state: "detached" });
  await close();
});

test("a bot that is invited by name is marked at the table and in the list of tables", async () => {
  const { page, close } = await visit();
  const owner = `Eva ${Date.now()}`;
  const bot = `Clicker ${Date.now()}`;
  await createAccount(page, owner);
  const dialog = await openAccount(page, owner);
  await createBot(dialog, bot);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await openTable(page, "mille-fiori", async (form) => {
    await form.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await form.getByRole("radio", { name: "Anyone", exact: true }).check({ force: true });
  });
  await page.getByLabel("Invite a bot by name").fill(bot);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const seat = page.locator("main > ul.card > li").nth(1);
  await seat.getByRole("heading", { name: `${bot} (bot)` }).waitFor();
  await seat.getByText(`Bot run by ${owner}`).waitFor();
  await picture(page, "lobby-bot");
  await expectAccessible(page);
  const stranger = await visit();
  await stranger.page.getByText(`${bot} (bot run by ${owner})`).waitFor();
  await Promise.all([close(), stranger.close()]);
});
