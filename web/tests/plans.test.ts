// Plans: made while another player moves, kept or dropped when the turn comes.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, sitDown, useBrowser, visit, type VisitOptions } from "./browser";
import { byKeyboard, byMouse, byTouch, type Hands } from "./player";

useBrowser();

const TURN = ".strip .turn";
/** Milliseconds within which a planned move is made. */
const PAUSE = 10_000;

/** Two people in a game of Summer Pavilion: the one whose turn it is, and the one who waits. */
async function twoPlayers(
  options: VisitOptions = {},
): Promise<{ active: Page; waiting: Page; close(): Promise<void> }> {
  const host = await visit(options);
  await openTable(host.page, "summer-pavilion");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ ...options, path: new URL(host.page.url()).pathname });
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await Promise.race([host, friend].map(({ page }) => page.locator(TURN).first().waitFor()));
  const isHost = (await host.page.locator(TURN).count()) > 0;
  const [active, waiting] = isHost ? [host.page, friend.page] : [friend.page, host.page];
  return { active, waiting, close: async () => void (await Promise.all([host.close(), friend.close()])) };
}

/** Makes the first choice, or with -1 the last, until `isDone`. */
async function choose(page: Page, hands: Hands, nth: number, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    await hands(page, nth);
    await page.waitForTimeout(200);
  }
}

/** Plans the first choice that there is, and leaves the plan. */
async function plan(page: Page, hands: Hands): Promise<void> {
  await page.getByRole("heading", { name: "Planning your next turn" }).waitFor();
  await choose(page, hands, 0, async () => (await page.locator(".plan li").count()) > 0);
  await expectAccessible(page);
}

const hasMoved = (page: Page) => async () => (await page.locator(TURN).count()) === 0;

test("a plan waits for the turn, and is played then", async () => {
  const { active, waiting, close } = await twoPlayers();
  await waiting.getByRole("button", { name: "Plan ahead" }).click();
  await plan(waiting, byMouse);
  await picture(waiting, "plan-light");
  await waiting.emulateMedia({ colorScheme: "dark" });
  await picture(waiting, "plan-dark");
  await waiting.emulateMedia({ colorScheme: "light" });
  await waiting.getByRole("button", { name: "Keep plan" }).click();
  const banner = waiting.getByRole("status").filter({ hasText: "Your plan:" });
  await banner.waitFor();
  await expectAccessible(waiting);
  await picture(waiting, "plan-waits");
  expect(await active.getByText("plan", { exact: false }).filter({ hasText: "Your plan" }).count()).toBe(0);
  await choose(active, byMouse, -1, hasMoved(active));
  await active.locator(TURN).first().waitFor({ timeout: PAUSE });
  await banner.waitFor({ state: "detached" });
  await close();
});

test("a plan that is no longer possible is a proposal, by keyboard", async () => {
  const { active, waiting, close } = await twoPlayers();
  await waiting.keyboard.press("p");
  await plan(waiting, byKeyboard);
  await waiting.getByRole("button", { name: "Keep plan" }).press("Enter");
  await waiting.getByRole("status").filter({ hasText: "Your plan:" }).waitFor();
  await choose(active, byMouse, 0, hasMoved(active));
  const banner = waiting.getByRole("status").filter({ hasText: "Not played" });
  await banner.waitFor();
  await expectAccessible(waiting);
  await picture(waiting, "plan-dropped");
  await waiting.getByRole("button", { name: "Drop plan" }).press("Enter");
  await banner.waitFor({ state: "detached" });
  expect(await waiting.locator(TURN).count()).toBeGreaterThan(0);
  await close();
});

test("on a phone, plans are made by touch, and auto-pass is a switch in the menu", async () => {
  const { waiting, close } = await twoPlayers(PHONE);
  await waiting.getByRole("button", { name: "Plan ahead" }).tap();
  await plan(waiting, byTouch);
  await picture(waiting, "plan-phone-light");
  await waiting.emulateMedia({ colorScheme: "dark" });
  await picture(waiting, "plan-phone-dark");
  await waiting.getByRole("button", { name: "Keep plan" }).tap();
  await waiting.getByRole("status").filter({ hasText: "Your plan:" }).waitFor();
  await picture(waiting, "plan-phone-waits");
  await waiting.getByRole("button", { name: "Menu" }).tap();
  const autoPass = waiting.getByRole("switch", { name: "Auto-pass" });
  await autoPass.tap();
  await expect.poll(() => autoPass.getAttribute("aria-checked")).toBe("true");
  await expectAccessible(waiting);
  await picture(waiting, "auto-pass-phone");
  await waiting.reload();
  await waiting.getByRole("status").filter({ hasText: "Your plan:" }).waitFor();
  await close();
});
