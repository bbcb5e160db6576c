// Resigning: the others see it in the log and in the panels, and there is nothing left to choose or undo.

import { expect, test } from "vitest";
import { expectAccessible, LAPTOP, PHONE, picture, playNow, useBrowser, visit } from "./browser";

useBrowser();

const HAND = '[data-choice][data-part^="hand:"]';

test.each([
  { size: "laptop", look: { ...LAPTOP, colorScheme: "dark" } },
  { size: "phone", look: PHONE },
] as const)("a resignation is shown on a $size, and nothing can be chosen or undone", async ({ size, look }) => {
  const { page, close } = await visit(look);
  await playNow(page, "mille-fiori");
  await page.locator(HAND).first().click();
  if (size === "phone") {
    await page.locator(".strip .primary").click();
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.getByRole("region", { name: "Players" }).getByText("Resigned").waitFor();
  await picture(page, `resigned-${size}`);
  expect(await page.locator("[data-choice]").count()).toBe(0);
  // Only computer players are left: they finish the game at once.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  if (size === "phone") {
    await page.getByRole("button", { name: "Log" }).click();
  }
  await page.getByText("Guest resigned. A computer player takes over.").waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await expectAccessible(page);
  await close();
});
