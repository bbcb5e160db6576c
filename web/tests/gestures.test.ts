// Gestures: drag, tap, long press, cancel and undo, clicks that are not possible.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LAPTOP, PHONE, picture, playNow, useBrowser, visit } from "./browser";
import { byMouse, byTouch } from "./player";

useBrowser();

const HAND = '[data-choice][data-part^="hand:"]';
const SPACE = '[data-choice][data-part^="space:"]';
const ROUTE = '[data-choice][data-part^="route:"]';
const TIP = ".tip";

/** Plays on until such a part can be chosen. */
async function until(page: Page, selector: string, hands = byMouse): Promise<void> {
  for (let step = 0; step < 60 && (await page.locator(selector).count()) === 0; step += 1) {
    await hands(page, 0);
    await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
  }
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).first().hover();
  await page.mouse.down();
  const target = await page.locator(to).first().boundingBox();
  expect(target).not.toBeNull();
  const { x, y, width, height } = target ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

test("a card is dragged from the hand to the board, and then onto a space", async () => {
  const { page, close } = await visit(LAPTOP);
  await playNow(page, "mille-fiori");
  await drag(page, HAND, "main.board");
  await until(page, SPACE);
  const space = await page.locator(SPACE).first().getAttribute("data-part");
  await drag(page, '[data-anchor="in-play"] [data-drag]', SPACE);
  await page.locator(`[data-part="${space}"] [data-anchor^="piece:"]`).waitFor();
  await close();
});

test("a tile is dragged from the hand onto a space that it fits", async () => {
  const { page, close } = await visit(LAPTOP);
  await playNow(page, "summer-pavilion");
  await until(page, SPACE);
  const space = page.locator(SPACE).first();
  const name = await space.getAttribute("data-part");
  const color = name?.split(/[:-]/)[1];
  await drag(page, `.stack[data-drag="color:${color}"]`, `[data-part="${name}"]`);
  await page.locator(`[data-part="${name}"][data-chosen], [data-part="${name}"] .laid`).first().waitFor();
  await close();
});

test("a long press previews a choice, a tap makes it, and it waits to be confirmed", async () => {
  const { page, close } = await visit(PHONE);
  await playNow(page, "mille-fiori");
  const card = page.locator(HAND).first();
  const box = await card.boundingBox();
  const session = await page.context().newCDPSession(page);
  const points = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 40 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await page.locator(TIP).waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await picture(page, "hold-phone");
  expect(await page.locator(".strip .primary").count()).toBe(0);
  await card.tap();
  await page.locator(".strip .primary").waitFor();
  await picture(page, "confirm-phone");
  await page.locator(".strip .primary").tap();
  await page.locator(".strip .primary").waitFor({ state: "detached" });
  await close();
});

test("on a phone the board is zoomed by pinching, panned, and fitted again", async () => {
  const { page, close } = await visit(PHONE);
  await playNow(page, "mille-fiori");
  await until(page, SPACE, byTouch);
  const session = await page.context().newCDPSession(page);
  const space = page.locator(SPACE).first();
  const before = (await space.boundingBox())?.width ?? 0;
  for (const [type, gap] of [
    ["touchStart", 20],
    ["touchMove", 40],
    ["touchMove", 90],
    ["touchEnd", 0],
  ] as const) {
    const touchPoints =
      type === "touchEnd"
        ? []
        : [
            { x: 180 - gap, y: 300, id: 0 },
            { x: 180 + gap, y: 300, id: 1 },
          ];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await expect.poll(async () => (await space.boundingBox())?.width ?? 0).toBeGreaterThan(before * 2);
  await picture(page, "zoomed-phone");
  await page.getByRole("button", { name: "Fit board" }).tap();
  await expect.poll(async () => Math.round((await space.boundingBox())?.width ?? 0)).toBe(Math.round(before));
  await close();
});

test("a choice of several parts is canceled with Escape", async () => {
  const { page, close } = await visit(LAPTOP);
  await playNow(page, "summer-pavilion");
  await until(page, SPACE);
  await page.getByText("Pass", { exact: true }).first().click();
  await page.locator('[data-part="pass"][data-chosen]').waitFor();
  await page.keyboard.press("Escape");
  await page.locator('[data-part="pass"][data-chosen]').waitFor({ state: "detached" });
  await close();
});

test("an impossible click shows why, with the rule", async () => {
  const { page, close } = await visit(LAPTOP);
  await playNow(page, "mille-fiori");
  const space = `${SPACE}:not([data-part^="space:harbor"])`;
  await until(page, space);
  const area = (await page.locator(space).first().getAttribute("data-part"))?.replace(/-\d+$/, "");
  await page.locator(`[data-part^="${area}-"]:not([data-choice])`).first().click();
  const rule = page.getByRole("alert").getByRole("link");
  expect(await rule.getAttribute("href")).toMatch(/^\/rules\/mille-fiori#MF-\d/);
  await picture(page, "why-not");
  await close();
});

test("a ship is dragged along the lane to its target", async () => {
  const { page, close } = await visit(LAPTOP);
  await playNow(page, "liguria");
  await until(page, ROUTE);
  await drag(page, ".helm", ROUTE);
  await page.locator(".story li", { hasText: "sails" }).first().waitFor();
  await close();
});
