// Recovery codes at sign-up, and the list of sessions.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, picture, useBrowser, visit } from "./browser";

useBrowser();

const PASSWORD = "correct horse";

async function openAccount(page: Page, name: string | RegExp) {
  await page.getByRole("button", { name }).first().click();
  return page.getByRole("dialog");
}

test("codes are shown at sign-up, and one of them replaces a forgotten password", async () => {
  const name = `Greta ${Date.now()}`;
  const first = await visit();
  let dialog = await openAccount(first.page, "Sign in");
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  const codes = (await dialog.locator("pre").innerText()).trim().split("\n");
  expect(codes).toHaveLength(8);
  await picture(first.page, "recovery-codes");
  await expectAccessible(first.page);
  await first.page.keyboard.press("Escape");
  dialog = await openAccount(first.page, name);
  await dialog.getByText("Recovery codes", { exact: true }).click();
  await dialog.getByText("You have 8 recovery codes left.").waitFor();
  expect(await dialog.locator("pre").count()).toBe(0);
  await first.close();

  const second = await visit();
  dialog = await openAccount(second.page, "Sign in");
  await dialog.getByRole("button", { name: "Forgot your password?" }).click();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Recovery code").fill(codes[3] ?? "");
  await dialog.getByLabel("New password").fill("another horse");
  await picture(second.page, "recover");
  await expectAccessible(second.page);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await second.page.getByRole("button", { name }).waitFor();
  await second.close();
});

test("a session elsewhere is seen and ended", async () => {
  const name = `Hanna ${Date.now()}`;
  const [here, there] = [await visit(), await visit()];
  let dialog = await openAccount(here.page, "Sign in");
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await dialog.locator("pre").waitFor();
  await here.page.keyboard.press("Escape");
  dialog = await openAccount(there.page, "Sign in");
  await dialog.getByRole("radio", { name: "Sign in" }).check({ force: true });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await there.page.getByRole("button", { name }).waitFor();

  dialog = await openAccount(here.page, name);
  await dialog.getByText("Where you’re signed in").click();
  const sessions = dialog.locator("details li");
  await expect.poll(() => sessions.count()).toBe(2);
  expect(await sessions.filter({ hasText: "this device" }).count()).toBe(1);
  await picture(here.page, "sessions");
  await expectAccessible(here.page);
  await sessions.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => sessions.count()).toBe(1);
  await there.page.reload();
  await there.page.getByRole("button", { name: "Sign in" }).waitFor();
  await Promise.all([here.close(), there.close()]);
});
