// Dialogs: errors are shown and announced inside, and each says what it is going to do.

import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, playNow, useBrowser, visit, type Visit } from "./browser";

useBrowser();

const PASSWORD = "correct horse";

/** The browser reports refused requests as errors; nothing else may be wrong. */
async function closeAfterRefusal({ page, complaints }: Visit): Promise<void> {
  expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
  await page.context().close();
}

test("Sign in opens the sign-in tab, and a wrong password is reported inside the dialog", async () => {
  const visitor = await visit({ ...PHONE, colorScheme: "dark" });
  const { page } = visitor;
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("radio", { name: "Sign in" }).isChecked()).toBe(true);
  await dialog.getByLabel("Name").fill("Nobody at all");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).not.toBe("");
  expect(await page.locator(".problem").count()).toBe(1);
  await picture(page, "sign-in-error-phone-dark");
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByText("A forgotten password can’t be recovered.").waitFor();
  await closeAfterRefusal(visitor);
});

test("an account is deleted with its own password field, and a wrong password is reported there", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(`Livia ${Date.now()}`);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: /^Livia/ }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Your name and data will be deleted.").waitFor();
  await dialog.getByLabel("Confirm with your password").fill("something else");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("wrong");
  await picture(page, "delete-account-error");
  await expectAccessible(page);
  await dialog.getByLabel("Confirm with your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await closeAfterRefusal(visitor);
});

test("a guest who signs out is warned, and the lists are empty at once", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.getByRole("link", { name: "Tavola start page" }).click();
  const tables = page.getByRole("region", { name: "My tables" });
  await tables.waitFor();
  await page.getByRole("button", { name: "Guest" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("Guests can’t sign back in").waitFor();
  await picture(page, "sign-out-guest");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out anyway" }).click();
  await tables.waitFor({ state: "detached", timeout: 1_000 });
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await close();
});

test("The Masterworks sets the revised edition and rules out the first", async () => {
  const { page, close } = await visit();
  await page.locator('[data-game="mille-fiori"] button.quiet').click();
  const dialog = page.getByRole("dialog");
  const edition = (name: string) => dialog.getByRole("group", { name: "Edition" }).getByRole("radio", { name });
  const masterworks = (name: string) =>
    dialog.getByRole("group", { name: "The Masterworks" }).getByRole("radio", { name });
  await edition("First").check({ force: true });
  await masterworks("Yes").check({ force: true });
  expect(await edition("Revised").isChecked()).toBe(true);
  expect(await edition("First").isDisabled()).toBe(true);
  await picture(page, "create-masterworks");
  await expectAccessible(page);
  await masterworks("No").check({ force: true });
  expect(await edition("First").isDisabled()).toBe(false);
  await close();
});
