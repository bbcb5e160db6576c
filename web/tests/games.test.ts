// Whole games against computer players, and several people at one table.

import type { WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { LAPTOP, PHONE, picture, playNow, useBrowser, visit } from "./browser";
import { byFinger, byKeyboard, byMouse, playToTheEnd } from "./player";

useBrowser();

const GAMES = ["mille-fiori", "summer-pavilion"] as const;
const WAYS = [
  { way: "mouse", hands: byMouse, look: LAPTOP },
  { way: "keyboard", hands: byKeyboard, look: LAPTOP },
  { way: "finger", hands: byFinger, look: PHONE },
] as const;

for (const game of GAMES) {
  test.each(WAYS)(`a whole game of ${game} by $way`, async ({ way, hands, look }) => {
    const { page, complaints, close } = await visit(look);
    await page.locator(`[data-game="${game}"] select`).first().selectOption("2");
    await playNow(page, game);
    const clicks = await playToTheEnd(page, hands);
    expect(clicks).toBeGreaterThan(10);
    await picture(page, `end-${game}-${way}`);
    expect(complaints).toEqual([]);
    await close();
  });
}

test("a friend joins by link, both pick at once, and neither sees the other's cards", async () => {
  const host = await visit();
  await host.page.locator('[data-game="mille-fiori"] button.quiet').click();
  await host.page.getByRole("dialog").locator("form > .primary").click();
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ path: new URL(host.page.url()).pathname });
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await friend.page.getByRole("button", { name: "Ready" }).click();
  const cards = (page: typeof host.page) => page.locator('[data-choice][data-part^="hand:"]');
  await Promise.all([host, friend].map(({ page }) => cards(page).first().waitFor()));
  const hands = await Promise.all([host, friend].map(({ page }) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-part")))));
  expect(hands[0]).not.toEqual(hands[1]);
  await Promise.all([host, friend].map(({ page }) => cards(page).first().click()));
  await host.page.locator(".story li", { hasText: "picks" }).first().waitFor();
  for (const { complaints, close } of [host, friend]) {
    expect(complaints).toEqual([]);
    await close();
  }
});

test("two people on one device: the curtain falls between them", async () => {
  const { page, complaints, close } = await visit();
  await page.locator('[data-game="mille-fiori"] button.quiet').click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("select").nth(1).selectOption("mine");
  await dialog.locator('input[placeholder="Name"]').fill("Berta");
  await dialog.locator("form > .primary").click();
  await page.locator("[data-choice]").first().click();
  const curtain = page.locator(".curtain");
  await curtain.waitFor();
  await picture(page, "curtain");
  expect(await curtain.textContent()).toContain("Berta");
  await curtain.locator(".primary").click();
  await page.locator("[data-choice]").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("the line is lost and comes back: the page asks for the gap and plays on", async () => {
  const { page, complaints, close } = await visit();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await playNow(page, "mille-fiori");
  await page.locator("[data-choice]").first().waitFor();
  await lines[0]?.close();
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]?.url()).toContain("since=");
  await page.locator("[data-choice]").first().click();
  await page.locator(".story li", { hasText: "picks" }).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("the language changes at once, in the middle of a game", async () => {
  const { page, complaints, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.getByText("Your turn", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "DE" }).check({ force: true });
  await page.getByText("Du bist dran", { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
