// A forgotten password, and the moderators' page.

import { afterAll, beforeAll, expect, test } from "vitest";
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
import { Server } from "./server";

useBrowser();

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

test("a link from the operator gives a new password, once", async () => {
  const owner = await visit({ address: server.address });
  await createAccount(owner.page, "Frieda");
  await owner.close();
  const link = /http:\S+\/password\/\w+/.exec(server.admin("user", "Frieda", "password-link"))?.[0] ?? "";
  const { page, close } = await visit({ address: server.address, path: new URL(link).pathname, ...PHONE });
  await page.getByRole("heading", { name: "New password for Frieda" }).waitFor();
  await picture(page, "new-password-phone");
  await expectAccessible(page);
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Frieda" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await close();
  const late = await visit({ address: server.address, path: new URL(link).pathname });
  await late.page.getByRole("heading", { name: "This link doesn’t work anymore" }).waitFor();
});

test("a moderator renames and blocks a user and closes a table, all of it in the log", async () => {
  const [guest, moderator] = [await visit({ address: server.address }), await visit({ address: server.address })];
  await createAccount(guest.page, "Rude name");
  await createAccount(moderator.page, "Mona");
  server.admin("user", "Mona", "promote");
  await guest.page.locator('[data-game="liguria"] button.quiet').click();
  await guest.page.getByRole("dialog").locator("form > .primary").click();
  await guest.page.getByRole("heading", { name: "Rude name" }).waitFor();

  const { page } = moderator;
  await page.reload();
  await page.getByRole("button", { name: "Mona" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Moderation" }).click();
  await page.getByLabel("Name, or id: followed by a number").fill("rude");
  await page.getByRole("button", { name: "Find" }).click();
  const rude = page.getByRole("listitem").filter({ hasText: "Rude name" });
  await rude.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("New name").fill("Ruben");
  await page.locator("li form").getByRole("button", { name: "Rename" }).click();
  await page.getByText("No users found.").waitFor();
  await page.getByLabel("Name, or id: followed by a number").fill("ruben");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("button", { name: "Close table" }).click();
  await page.getByRole("button", { name: "Close for everyone" }).click();
  await page.getByText("table closed").waitFor();
  await page.getByRole("button", { name: "Restore table" }).click();
  await page.getByText("table restored").waitFor();
  await page.getByRole("button", { name: "Block" }).click();
  await page.getByRole("button", { name: "Unblock" }).waitFor();
  await page
    .locator("ol")
    .getByText(/Mona \(id:\d+\) · blocked · Ruben \(id:\d+\)/)
    .waitFor();
  await page.getByRole("link", { name: "Liguria" }).waitFor();
  await picture(page, "moderation");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await guest.page.goto(new URL("/", server.address).href);
  await guest.page.getByText("You’ve been blocked on this server").waitFor();
  await moderator.close();
});

test("a player reports another, and a moderator sees and resolves it", async () => {
  const [anna, bruno, moderator] = [
    await visit({ address: server.address }),
    await visit({ address: server.address, ...PHONE }),
    await visit({ address: server.address }),
  ];
  await createAccount(moderator.page, "Martha");
  server.admin("user", "Martha", "promote");
  await openTable(anna.page, "mille-fiori");
  await anna.page.getByRole("button", { name: "Ready" }).click();
  await bruno.page.goto(anna.page.url());
  await sitDown(bruno.page, "Bruno");
  await bruno.page.getByRole("button", { name: "Ready" }).click();
  await bruno.page.getByRole("button", { name: "Menu" }).click();
  await bruno.page.getByRole("button", { name: /^Chat/ }).click();
  await bruno.page.getByRole("button", { name: /^Report / }).click();
  const dialog = bruno.page.getByRole("dialog");
  await dialog.getByLabel("Your report").fill("Swears all the time.");
  await picture(bruno.page, "report-phone");
  await expectAccessible(bruno.page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await dialog.getByText("Thank you. The moderators will look into it.").waitFor();
  await moderator.page.goto(new URL("/moderation", server.address).href);
  await moderator.page.getByText("Swears all the time.").waitFor();
  await picture(moderator.page, "moderation-report");
  await moderator.page.getByRole("button", { name: "Mark as resolved" }).click();
  await moderator.page.getByText("No open reports.").waitFor();
  await moderator.page.getByText("report resolved").waitFor();
  await Promise.all([anna.close(), bruno.close(), moderator.close()]);
});

test("for others there is no moderators' page", async () => {
  const { page, close } = await visit({ address: server.address, path: "/moderation" });
  await page.getByRole("link", { name: "To the start page" }).or(page.locator("main a.primary")).first().waitFor();
  expect(await page.getByRole("heading", { name: "Moderation" }).count()).toBe(0);
  await close();
});
