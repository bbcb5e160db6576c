// Recovery codes at sign-up, the list of sessions, and a guest's second device.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  createAccount,
  expectAccessible,
  expectNoSidewaysScroll,
  PASSWORD,
  PHONE,
  picture,
  playNow,
  useBrowser,
  visit,
} from "./browser";

useBrowser();

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
  await dialog.getByRole("button", { name: "I’ve saved them" }).waitFor();
  const codes = await dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(8);
  await picture(first.page, "recovery-codes");
  await expectAccessible(first.page);
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  dialog = await openAccount(first.page, name);
  await dialog.getByText("Recovery codes", { exact: true }).click();
  await dialog.getByText("You have 8 recovery codes left.").waitFor();
  expect(await dialog.getByText(codes[0] ?? "").count()).toBe(0);
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
  await createAccount(here.page, name);
  let dialog = await openAccount(there.page, "Sign in");
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

test("a guest goes on playing on another device, with a code or its link", async () => {
  const here = await visit();
  await playNow(here.page, "mille-fiori");
  await here.page.goto(new URL("/", here.page.url()).href);
  const dialog = await openAccount(here.page, "Guest");
  await dialog.getByText("Play on another device").click();
  await dialog.getByRole("button", { name: "Get a code" }).click();
  await dialog.getByRole("img", { name: "QR code" }).waitFor();
  await picture(here.page, "other-device");
  await expectAccessible(here.page);
  const link = await dialog.getByLabel("Or open this link there").inputValue();

  const phone = await visit({ ...PHONE, colorScheme: "dark", path: new URL(link).pathname });
  await picture(phone.page, "device-phone-dark");
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);
  await phone.page.getByRole("button", { name: "Continue here" }).click();
  await phone.page
    .getByRole("link", { name: /Mille Fiori/ })
    .first()
    .waitFor();
  expect(new URL(phone.page.url()).pathname).toBe("/");
  await Promise.all([here.close(), phone.close()]);
});
