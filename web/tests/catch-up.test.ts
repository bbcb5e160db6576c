// Coming back to a table after hours.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, playNow, useBrowser, visit } from "./browser";
import { byMouse, chooseOnce } from "./player";

useBrowser();

/** Lets the page believe that the visitor left the table long ago, having seen only the first events. */
async function leaveForHours(page: Page, seen: number): Promise<void> {
  const table = new URL(page.url()).pathname.replace("/table/", "");
  await page.goto(new URL("/", page.url()).href);
  await page.evaluate(
    (visits) => localStorage.setItem("tavola-visits", JSON.stringify(visits)),
    [{ table, at: Date.now() - 3 * 60 * 60 * 1_000, seen }],
  );
  await page.goto(new URL(`/table/${table}`, page.url()).href);
}

test("a player who returns after hours reads what has happened, and watches it on the board", async () => {
  const { page, close } = await visit(PHONE);
  await playNow(page, "liguria");
  await page.locator("[data-choice]").first().waitFor();
  await leaveForHours(page, 2);
  const dialog = page.getByRole("dialog", { name: "While you were away" });
  await dialog.locator("li").first().waitFor();
  await picture(page, "catch-up-phone");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Watch on the board" }).click();
  await page.locator(".replay .board svg").first().waitFor();
  expect(new URL(page.url()).searchParams.get("seat")).toBe("0");
  await page.goBack();
  await page.locator("[data-choice]").first().waitFor();
  expect(await dialog.count()).toBe(0);
  await close();
});

test("after a short absence nothing is in the way", async () => {
  const { page, close } = await visit();
  await playNow(page, "summer-pavilion");
  await chooseOnce(page, byMouse, 1);
  await page.reload();
  await page.locator("[data-choice]").first().waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await close();
});
