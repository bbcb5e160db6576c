// Weekends off and vacations, in games over days.

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import {
  createAccount,
  expectAccessible,
  expectNoSidewaysScroll,
  openTable,
  PHONE,
  picture,
  sitDown,
  useBrowser,
  visit,
} from "./browser";

useBrowser();

/** A time zone in which today is not about to end. */
const ZONE = new Date().getUTCHours() < 20 ? "Europe/Berlin" : "Asia/Tokyo";

/** A date of this zone, such as 2026-11-24, this many days from today. */
function date(days: number): string {
  return new Intl.DateTimeFormat("sv", { timeZone: ZONE }).format(Date.now() + days * 86_400_000);
}

/** The same day in words. */
function inWords(days: number, length: "long" | "short"): string {
  const format = { weekday: length, day: "numeric", month: length, timeZone: ZONE } as const;
  return new Intl.DateTimeFormat("en", format).format(Date.now() + days * 86_400_000);
}

async function chooseDays(dialog: Locator): Promise<void> {
  await dialog.getByRole("combobox", { name: "Clock" }).selectOption({ label: "3 days per move" });
  await dialog.getByRole("checkbox", { name: "Weekends off" }).check();
}

test("a table has weekends off, and a vacation that is announced shows at the seat until it ends early", async () => {
  const host = await visit({ timezoneId: ZONE });
  await createAccount(host.page, `Ada ${Date.now() % 1_000_000}`);
  await openTable(host.page, "mille-fiori", chooseDays);
  await host.page.getByText(`Clock: 3 days per move, weekends off (${ZONE})`).waitFor();
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ ...PHONE, path: new URL(host.page.url()).pathname, timezoneId: ZONE });
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.locator("[data-choice]").first().waitFor();

  const account = await host.page.context().newPage();
  await account.goto(new URL("/", host.page.url()).href);
  await account.locator("header .account").click();
  await account.getByText("Vacation", { exact: true }).click();
  await account.getByText(/^30 of 30 vacation days are left in/).waitFor();
  await account.getByLabel("First day").fill(date(0));
  await account.getByLabel("Last day").fill(date(2));
  await account.keyboard.press("Enter");
  await account.getByRole("button", { name: /^Return early: / }).waitFor();
  await expectAccessible(account);
  await picture(account, "vacation-announced");

  await host.page.getByText(`on vacation until ${inWords(2, "long")}`).waitFor();
  await friend.page.getByText(`on vacation until ${inWords(2, "short")}`).waitFor();
  await expectAccessible(friend.page);
  await expectNoSidewaysScroll(friend.page);
  await picture(host.page, "on-vacation-laptop");
  await picture(friend.page, "on-vacation-phone");

  await account.getByRole("button", { name: /^Return early: / }).click();
  await host.page.getByText(`on vacation until ${inWords(0, "long")}`).waitFor();
  await friend.page.getByText(`on vacation until ${inWords(0, "short")}`).waitFor();
  await expect.poll(() => account.getByRole("button", { name: /^Return early: / }).count()).toBe(0);
  await Promise.all([host.close(), friend.close()]);
});

test("guests are told that vacations are for accounts", async () => {
  const { page, close } = await visit();
  await openTable(page, "mille-fiori");
  await page.getByRole("button", { name: "Ready" }).waitFor();
  await page.goto(new URL("/", page.url()).href);
  await page.locator("header .account").click();
  await page.getByText("Vacation", { exact: true }).click();
  await page.getByText("Vacation days come with an account.").waitFor();
  await close();
});
