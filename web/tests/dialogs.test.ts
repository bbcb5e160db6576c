// Dialogs: errors are shown and announced inside, and each says what it is going to do.

import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, playNow, useBrowser, visit, type Visit } from "./browser";
import { finishGame } from "./past";
import { byMouse, chooseOnce } from "./player";

useBrowser();

const PASSWORD = "correct horse";

/** The browser reports refused requests as errors; there must be no others. */
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
  await dialog.getByText("You’ll get codes in case you forget yours.").waitFor();
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
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await page.getByRole("button", { name: /^Livia/ }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Your name and data will be deleted.").waitFor();
  await dialog.getByLabel("Confirm with your password").fill("something else");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("Wrong name or password");
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
  await page.getByRole("link", { name: "Tavola home page" }).click();
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

test("only the five levels are offered as opponents, and Play now starts against one", async () => {
  const { page, close } = await visit();
  const levels = ["Novice", "Casual", "Skilled", "Expert", "Master"];
  const tile = page.locator('[data-game="mille-fiori"]');
  const opponents = tile.getByRole("combobox", { name: "Opponents" });
  await opponents.waitFor();
  expect(await opponents.locator("option").allTextContents()).toEqual(levels);
  await tile.getByRole("button", { name: "Create table" }).click();
  const seat = page.getByRole("dialog").getByRole("combobox", { name: "Seat 2" });
  await seat.waitFor();
  expect(await seat.locator("option").allTextContents()).toEqual([
    "Me (this device)",
    "Open seat",
    ...levels.map((level) => `Computer: ${level}`),
  ]);
  await page.keyboard.press("Escape");
  await tile.getByRole("combobox", { name: "Players" }).selectOption("2");
  await opponents.selectOption({ label: "Novice" });
  await tile.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-choice]").first().waitFor();
  await close();
});

test("the end dialog addresses the winner, and its rows are in the order of the rules", async () => {
  const { page, close } = await visit();
  const table = await finishGame(page, "mille-fiori", 2);
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  const dialog = page.getByRole("dialog");
  await dialog.locator("li.first").first().waitFor();
  const winners = await dialog.locator("li.first span").allTextContents();
  const title = await dialog.getByRole("heading", { level: 2 }).textContent();
  expect(title).toMatch(winners.length > 1 ? /share the victory/ : winners[0] === "Ada" ? /^You win$/ : /^Jonas wins$/);
  const rules = await dialog
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => Number(/-(\d+)\./.exec(row.querySelector("a")?.textContent ?? "")?.[1])));
  expect(rules).toEqual(rules.toSorted((a, b) => a - b));
  await picture(page, "end-laptop");
  await page.setViewportSize(PHONE.viewport);
  await picture(page, "end-phone");
  await expectAccessible(page);
  await close();
});

test("Back closes an open dialog first, then leaves the table", async () => {
  const { page, close } = await visit();
  const start = page.url();
  await playNow(page, "mille-fiori");
  const table = page.url();
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await page.waitForTimeout(200);
  await page.evaluate(() => history.back());
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(table);
  await page.getByRole("button", { name: "Menu" }).click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForTimeout(200);
  await page.goBack();
  await page.getByRole("heading", { name: "Take a seat." }).waitFor();
  expect(page.url()).toBe(start);
  await close();
});

test("Back closes a dialog that was opened right after another, and the table stays", async () => {
  const { page, close } = await visit();
  await playNow(page, "summer-pavilion");
  const table = page.url();
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.keyboard.press("?");
  await dialog("Keyboard shortcuts").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await dialog("Scores").waitFor();
  await page.waitForTimeout(200);
  await page.evaluate(() => history.back());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(page.url()).toBe(table);
  expect(await page.locator(".table").count()).toBe(1);
  await close();
});

test("a link in a dialog leads on, and Back leads to the page it was opened on", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  const table = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.waitForTimeout(200);
  await page.getByRole("dialog").getByRole("link", { name: "Home page" }).click();
  await page.getByRole("heading", { name: "Take a seat." }).waitFor();
  await page.evaluate(() => history.back());
  await page.locator("[data-choice]").first().waitFor();
  expect(page.url()).toBe(table);
  await close();
});

test("a link that is followed while a closed dialog is still removed from the history leads on, and Back leads back", async () => {
  const { page, close } = await visit({ path: "/rules/mille-fiori" });
  await page.goto(new URL("/", page.url()).href);
  await page.locator("button.account").click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => {
      back();
      document.querySelector<HTMLAnchorElement>('a[href="/learn/mille-fiori"]')?.click();
    };
  });
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Learn Mille Fiori" }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/learn/mille-fiori");
  await page.goBack();
  await page.getByRole("heading", { name: "Take a seat." }).waitFor();
  await page.goBack();
  await page.waitForURL(/rules/);
  await close();
});

test("a dialog that can't be loaded is reported, and the game goes on", async () => {
  const { page, complaints, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.route("**/assets/MenuDialog-*", (route) => route.abort());
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByText("Can’t reach the server.").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await chooseOnce(page, byMouse, 0);
  complaints.length = 0;
  await close();
});
