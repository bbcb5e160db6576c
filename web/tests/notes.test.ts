// Private notes beside the board.

import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, playNow, useBrowser, visit } from "./browser";

useBrowser();

test("notes are beside the board, and still there later", async () => {
  const { page, close } = await visit();
  await playNow(page, "liguria");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notes" }).click();
  const field = page.getByRole("textbox", { name: "Notes" });
  await field.fill("Genoa needs two red cubes\nask Luna about Corsica");
  await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  await expectAccessible(page);
  await picture(page, "notes-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, "notes-dark");
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notes" }).click();
  await expect.poll(() => field.inputValue()).toContain("Genoa needs two red cubes");
  await close();
});

test("on a phone, notes are a sheet that Escape closes, and what was written last is kept", async () => {
  const { page, close } = await visit(PHONE);
  await playNow(page, "summer-pavilion");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notes" }).click();
  const field = page.getByRole("textbox", { name: "Notes" });
  await field.fill("blue star first");
  await expectAccessible(page);
  await picture(page, "notes-phone-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, "notes-phone-dark");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notes" }).click();
  await expect.poll(() => field.inputValue()).toBe("blue star first");
  await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  await close();
});
