// Names: asked for once, where they are first needed, and changed from the header of every page.

import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, playNow, sitDown, useBrowser, visit } from "./browser";

useBrowser();

test("a friend who sits down is asked for a name once; whoever has one is not asked", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori", async (dialog) => {
    expect(await dialog.getByLabel("Your name").inputValue()).toMatch(/^Guest \d{3}$/);
    await dialog.getByLabel("Your name").fill("Ada");
  });
  await host.page.getByRole("heading", { name: "Ada" }).waitFor();
  const path = new URL(host.page.url()).pathname;
  const friend = await visit({ ...PHONE, path });
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  const field = friend.page.getByLabel("Your name");
  expect(await field.inputValue()).toMatch(/^Guest \d{3}$/);
  await picture(friend.page, "name-prompt-phone");
  await expectAccessible(friend.page);
  await friend.page.getByRole("button", { name: "Cancel" }).click();
  await sitDown(friend.page, "Berta");
  await host.page.getByRole("heading", { name: "Berta" }).waitFor();
  await friend.page.getByRole("button", { name: "Leave seat" }).click();
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("heading", { name: "Berta" }).waitFor();
  expect(await field.count()).toBe(0);
  await Promise.all([host.close(), friend.close()]);
});

test("playing alone asks for no name, and a guest of that kind is asked at a table with others", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.goto(new URL("/", page.url()).href);
  await openTable(page, "mille-fiori", async (dialog) => {
    expect(await dialog.getByLabel("Your name").inputValue()).toMatch(/^Guest \d{3}$/);
  });
  await page.getByRole("heading", { name: /^Guest \d{3}$/ }).waitFor();
  await close();
});

test.each(["/", "/rules/liguria", "/learn/liguria", "/puzzles/liguria", "/puzzles/liguria/today", "/statistics"])(
  "the name is changed from the header of %s",
  async (path) => {
    const { page, close } = await visit({ path });
    await page.getByRole("button", { name: "Sign in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Guest" }).check({ force: true });
    await dialog.getByLabel("Name").fill("Carla");
    await dialog.getByRole("button", { name: "Use this name" }).click();
    // The players of a puzzle may be called Carla, too.
    await page.locator("header").getByRole("button", { name: "Carla" }).waitFor();
    await close();
  },
);

test("at a table the name is in the menu, and an account can be renamed", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Name and account" }).click();
  const dialog = page.getByRole("dialog", { name: "Who’s playing?" });
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(`Dora ${Date.now()}`);
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(new URL("/", page.url()).href);
  await page.getByRole("button", { name: /^Dora/ }).click();
  const name = `Emma ${Date.now()}`;
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByText("Name changed.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name }).waitFor();
  await close();
});
