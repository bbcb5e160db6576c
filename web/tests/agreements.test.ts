// What all players have to agree on: ending a game without a result, and another day for a move.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, playNow, sitDown, useBrowser, visit } from "./browser";

useBrowser();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
}

test("alone, the game ends only after a question, and the menu is gone", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await openMenu(page);
  await page.getByRole("button", { name: "End game without a result" }).click();
  await page.getByText("The game ends now, without a winner.").waitFor();
  await picture(page, "call-off-question");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, end the game" }).click();
  await page.getByRole("dialog", { name: "The game was called off" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await close();
});

test("among people, an offer is shown to everyone, declined, made again and accepted", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const path = new URL(host.page.url()).pathname;
  const friend = await visit({ ...PHONE, path, colorScheme: "dark" });
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.locator("[data-choice]").first().waitFor();
  const spectator = await visit({ path });

  const offer = (page: Page) => page.getByText(/offers? to call the game off\./);
  const offerIt = async () => {
    await openMenu(host.page);
    await host.page.getByRole("button", { name: "Offer to call the game off" }).click();
  };
  await offerIt();
  await host.page.getByText("You’ve offered to call the game off.").waitFor();
  await picture(host.page, "call-off-offered");
  await Promise.all([friend, spectator].map(({ page }) => offer(page).waitFor()));
  await picture(friend.page, "call-off-offer-phone-dark");
  await expectAccessible(friend.page);
  expect(await spectator.page.getByRole("button", { name: "Agree" }).count()).toBe(0);

  await friend.page.getByRole("button", { name: "Keep playing" }).click();
  await offer(friend.page).waitFor({ state: "detached" });
  await host.page.getByRole("button", { name: "Withdraw the offer" }).click();
  await offer(spectator.page).waitFor({ state: "detached" });
  await offerIt();
  await friend.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [host, friend, spectator]) {
    await page.getByRole("dialog", { name: "The game was called off" }).waitFor();
  }
  await Promise.all([host.close(), friend.close(), spectator.close()]);
});

test("in a game over days, another day is asked for and granted", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori", (dialog) =>
    dialog.getByRole("combobox", { name: "Clock" }).selectOption({ label: "One day per move" }),
  );
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ ...PHONE, path: new URL(host.page.url()).pathname, colorScheme: "dark" });
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.locator("[data-choice]").first().waitFor();

  await openMenu(host.page);
  await host.page.getByRole("button", { name: "Ask for another day" }).click();
  await host.page.getByText("You’ve asked for another day for this move.").waitFor();
  await picture(host.page, "extend-offered");
  await friend.page.getByText("asks for another day for this move.").waitFor();
  await picture(friend.page, "extend-offer-phone-dark");
  await expectAccessible(friend.page);
  await friend.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [host, friend]) {
    await page.locator(".banner", { hasText: "another day" }).waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("timer").first().textContent()).toMatch(/^1 d 23 h/);
  }
  await Promise.all([host.close(), friend.close()]);
});
