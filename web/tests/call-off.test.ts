// Ending a game without a result: alone after a question, among people by offer and answer.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, playNow, useBrowser, visit } from "./browser";

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
