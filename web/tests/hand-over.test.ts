// Seats that change hands in the middle of the game: by a link that works once, after all have agreed.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openTable,
  PHONE,
  picture,
  sitDown,
  useBrowser,
  visit,
  type Visit,
} from "./browser";

useBrowser();

/** A host and Berta, who holds a phone, in a game of two. */
async function twoInAGame(): Promise<[Visit, Visit, string]> {
  const host = await visit();
  await openTable(host.page, "mille-fiori");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const path = new URL(host.page.url()).pathname;
  const friend = await visit({ ...PHONE, path, colorScheme: "dark" });
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.locator("[data-choice]").first().waitFor();
  return [host, friend, path];
}

/** Focuses the button and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
}

async function linkOn(page: Page): Promise<string> {
  const field = page.getByLabel("Link to the seat");
  await field.waitFor();
  return new URL(await field.inputValue()).pathname;
}

/** Expects that the link to a seat no longer works. The browser reports the refusal in its console. */
async function expectUsed(link: string): Promise<void> {
  const { page } = await visit({ path: link });
  await page.getByText("This seat isn’t free anymore.").waitFor();
  await page.context().close();
}

test("a player hands the seat over, and the next person plays on", async () => {
  const [host, friend, path] = await twoInAGame();
  await press(host.page, "Menu");
  await press(host.page, "Hand over my seat …");
  await host.page.getByText("All other players have to agree.").waitFor();
  await picture(host.page, "hand-over-question");
  await expectAccessible(host.page);
  await press(host.page, "Ask the other players");
  await host.page.getByText("You want to hand over your seat.").waitFor();

  await friend.page.getByText("wants to hand over their seat to somebody else.").waitFor();
  await picture(friend.page, "hand-over-asked-phone-dark");
  await expectAccessible(friend.page);
  await friend.page.getByRole("button", { name: "Agree" }).click();
  const link = await linkOn(host.page);
  await picture(host.page, "hand-over-link");
  await expectAccessible(host.page);
  expect(await friend.page.getByLabel("Link to the seat").count()).toBe(0);

  const clara = await visit({ ...PHONE, path: link });
  await clara.page.getByRole("heading", { name: /^Play on for .* in Mille Fiori$/ }).waitFor();
  await picture(clara.page, "take-seat-phone");
  await expectAccessible(clara.page);
  await expectNoSidewaysScroll(clara.page);
  await press(clara.page, "Take the seat");
  await clara.page.getByLabel("Your name").fill("Clara");
  await clara.page.keyboard.press("Enter");
  await clara.page.locator("[data-choice]").first().waitFor();
  expect(new URL(clara.page.url()).pathname).toBe(path);

  await host.page.getByText(/Clara has been playing for .* since/).waitFor();
  await picture(host.page, "hand-over-done");
  await expectAccessible(host.page);
  expect(await host.page.locator("[data-choice]").count()).toBe(0);
  await expectUsed(link);
  await Promise.all([host.close(), friend.close(), clara.close()]);
});

test("the seat of somebody who has gone is offered and taken", async () => {
  const [host, friend] = await twoInAGame();
  await friend.page.getByRole("button", { name: "Menu" }).click();
  await friend.page.getByRole("button", { name: "Resign" }).click();
  await friend.page.getByRole("button", { name: "Yes, resign" }).click();
  await host.page.getByText("Berta resigned.").waitFor();
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.getByRole("button", { name: "Offer the seat of Berta to somebody else" }).click();
  const link = await linkOn(host.page);
  await friend.page.getByText("The seat of Berta is free for somebody else.").waitFor();
  await host.page.getByRole("button", { name: "Withdraw" }).click();
  await host.page.getByLabel("Link to the seat").waitFor({ state: "detached" });
  await expectUsed(link);

  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.getByRole("button", { name: "Offer the seat of Berta to somebody else" }).click();
  const again = await linkOn(host.page);
  const dora = await visit({ path: again, colorScheme: "dark", language: "de" });
  await picture(dora.page, "take-seat-dark-german");
  await expectAccessible(dora.page);
  await dora.page.getByRole("button", { name: "Platz übernehmen" }).click();
  await dora.page.getByLabel("Dein Name").fill("Dora");
  await dora.page.keyboard.press("Enter");
  await host.page.getByText("Dora has been playing for Berta since").waitFor();
  await friend.page.getByText("Berta resigned.").waitFor({ state: "detached" });
  await Promise.all([host.close(), friend.close(), dora.close()]);
});
