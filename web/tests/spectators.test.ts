// Who can watch a game.

import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, sitDown, useBrowser, visit } from "./browser";

useBrowser();

test("a game for its players only: a spectator is shown out when it begins, and finds no table later", async () => {
  const host = await visit();
  await openTable(host.page, "summer-pavilion", async (dialog) => {
    await dialog.getByRole("radio", { name: "Players only" }).check({ force: true });
    await dialog.getByText("Once the game begins, the link works for its players only.").scrollIntoViewIfNeeded();
    await picture(host.page, "spectators-create");
    await expectAccessible(host.page);
  });
  await host.page.getByText("Only players can watch").waitFor();
  const path = new URL(host.page.url()).pathname;
  const [friend, spectator] = [await visit({ path }), await visit({ ...PHONE, path })];
  await sitDown(friend.page, "Berta");
  await spectator.page.getByText("Only players can watch").waitFor();
  await picture(spectator.page, "spectators-lobby-phone");
  await host.page.getByRole("button", { name: "Ready" }).click();
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".panels").waitFor()));

  await spectator.page.getByRole("heading", { name: "The game has begun. Only its players can watch." }).waitFor();
  await picture(spectator.page, "spectators-lost-phone");
  await expectAccessible(spectator.page);
  await spectator.page.reload();
  await spectator.page.getByRole("heading", { name: "This table doesn’t exist or has been closed." }).waitFor();
  await friend.page.reload();
  await friend.page.locator(".panels").waitFor();
  expect(await friend.page.locator(".problem").count()).toBe(0);
  expect(spectator.complaints.filter((complaint) => !/status of 4\d\d|WebSocket/.test(complaint))).toEqual([]);
  await Promise.all([host.close(), friend.close(), spectator.page.context().close()]);
});

test("the host changes who can watch by keyboard", async () => {
  const host = await visit({ ...PHONE, language: "de" });
  await openTable(host.page, "mille-fiori");
  await host.page.getByRole("button", { name: "Optionen ändern" }).click();
  const dialog = host.page.getByRole("dialog");
  const anyone = dialog.getByRole("group", { name: "Wer zuschauen darf" }).getByRole("radio").first();
  await anyone.focus();
  await host.page.keyboard.press("ArrowRight");
  await dialog.getByText("nur noch für die Spieler und ihre Freunde").waitFor();
  await host.page.keyboard.press("ArrowRight");
  await dialog.getByText("nur noch für die Spieler.").waitFor();
  await host.page.emulateMedia({ colorScheme: "dark" });
  await picture(host.page, "spectators-options-phone-dark");
  await host.page.keyboard.press("Enter");
  await host.page.getByText("Keine Zuschauer").waitFor();
  await host.close();
});
