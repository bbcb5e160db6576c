// The host before the game: seats for computer players, options, closing the table, leaving it to somebody else.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openTable, picture, sitDown, useBrowser, visit, type Visit } from "./browser";

useBrowser();

const seatsOf = (page: Page) => page.locator("main > ul.card > li");

/** Ada hosts a table, where Berta has sat down. */
async function gather(): Promise<[Visit, Visit]> {
  const host = await visit();
  await openTable(host.page, "summer-pavilion", (dialog) => dialog.getByLabel("Your name").fill("Ada"));
  await host.page.getByRole("button", { name: "Change options" }).waitFor();
  const friend = await visit({ path: new URL(host.page.url()).pathname });
  await sitDown(friend.page, "Berta");
  await host.page.getByText("Berta").waitFor();
  return [host, friend];
}

async function changePlayers(page: Page, players: string): Promise<void> {
  await page.getByRole("button", { name: "Change options" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: players, exact: true }).check({ force: true });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("the host changes the options and fills a seat with a computer player, and all get ready again", async () => {
  const [host, friend] = await gather();
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await seatsOf(host.page).nth(1).getByText("Guest · Ready", { exact: true }).waitFor();
  expect(await friend.page.getByRole("button", { name: "Change options" }).count()).toBe(0);

  await changePlayers(host.page, "3");
  await expect.poll(() => seatsOf(host.page).count()).toBe(3);
  await seatsOf(friend.page).nth(1).getByText("Not ready yet").waitFor();
  await host.page.getByLabel("Seat 3").selectOption("Computer: Novice");
  await seatsOf(friend.page).nth(2).getByText("Novice").waitFor();
  await picture(host.page, "lobby-host");
  await expectAccessible(host.page);
  await host.page.getByLabel("Seat 3").selectOption("Open seat");
  await seatsOf(friend.page).nth(2).getByRole("button", { name: "Sit down" }).waitFor();
  await host.page.getByLabel("Seat 3").selectOption("Computer: Casual");

  await friend.page.getByRole("button", { name: "Ready" }).click();
  await host.page.getByRole("button", { name: "Ready" }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".panels article").nth(2).waitFor()));
  await Promise.all([host.close(), friend.close()]);
});

test("fewer players than have sat down can't be chosen", async () => {
  const [host, friend] = await gather();
  await changePlayers(host.page, "4");
  await expect.poll(() => seatsOf(host.page).count()).toBe(4);
  const third = await visit({ path: new URL(host.page.url()).pathname });
  await sitDown(third.page, "Carla");
  await host.page.getByText("Carla").waitFor();
  await host.page.getByRole("button", { name: "Change options" }).click();
  const players = (number: string) => host.page.getByRole("dialog").getByRole("radio", { name: number, exact: true });
  expect([await players("2").isDisabled(), await players("3").isDisabled()]).toEqual([true, false]);
  await picture(host.page, "change-options");
  await expectAccessible(host.page);
  await Promise.all([host.close(), friend.close(), third.close()]);
});

test("a host who leaves hands the table over, and the new host closes it after a question", async () => {
  const [host, friend] = await gather();
  await seatsOf(friend.page).nth(0).getByText("Host").waitFor();
  await host.page.getByRole("button", { name: "Leave seat" }).click();
  await seatsOf(friend.page).nth(1).getByText("Host").waitFor();
  expect(await host.page.getByRole("button", { name: "Close table" }).count()).toBe(0);

  await friend.page.getByRole("button", { name: "Close table" }).click();
  await friend.page.getByText("Close this table for everyone?").waitFor();
  await friend.page.getByRole("button", { name: "Keep" }).click();
  await friend.page.getByRole("button", { name: "Close table" }).click();
  await friend.page.getByRole("button", { name: "Close table" }).click();
  await host.page.getByText("This table was closed before the game began.").waitFor();
  await friend.page.locator("[data-game]").first().waitFor();
  await Promise.all([host.close(), friend.close()]);
});
