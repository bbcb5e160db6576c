// Nothing is lost when a connection breaks, the server restarts or a tab has been suspended.

import type { WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { playNow, quietLog, useBrowser, visit } from "./browser";
import { Server } from "./server";

useBrowser();

const HAND = '[data-choice][data-part^="hand:"]';
/** The browser's console errors about a lost connection. */
const BROKEN_LINE = /WebSocket|ERR_CONNECTION/;

test("after a lost connection the page requests what it missed and plays on", async () => {
  const { page, close } = await visit();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await playNow(page, "mille-fiori");
  await lines[0]?.close();
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]?.url()).toContain("since=");
  await page.locator(HAND).first().click();
  await page.locator(".story li", { hasText: "picks" }).first().waitFor();
  await close();
});

test("a choice made while disconnected is sent after reconnecting", async () => {
  const { page, close } = await visit();
  let isCut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    if (isCut) {
      void line.close();
    } else {
      line.connectToServer();
      lines.push(line);
    }
  });
  await playNow(page, "mille-fiori");
  isCut = true;
  await lines[0]?.close();
  await page.getByText("Reconnecting").waitFor();
  await page.locator(HAND).first().click();
  await page.getByText("Sending").waitFor();
  isCut = false;
  await page.locator(".story li", { hasText: "picks" }).first().waitFor();
  await close();
});

test("after a restart of the server in the middle of a game, the game goes on", async () => {
  const server = new Server();
  await server.start();
  const { page, complaints, close } = await visit({ address: server.address });
  await playNow(page, "summer-pavilion");
  await page.locator("[data-choice]").first().click();
  const story = page.locator(".story li");
  await story.filter({ hasText: "takes" }).first().waitFor();
  const told = await quietLog(page);
  await server.stop();
  await page.getByText("Reconnecting").waitFor();
  await server.start();
  await page.getByText("Reconnecting").waitFor({ state: "detached" });
  expect(await quietLog(page)).toEqual(told);
  await page.locator("[data-choice]").first().click();
  await expect.poll(() => story.count()).toBeGreaterThan(told.length);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !BROKEN_LINE.test(complaint)));
  await close();
  await server.remove();
});

test("a second tab of the same player shows the same turn and follows the first", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(HAND).first().waitFor();
  await page.locator(HAND).first().click();
  await other.locator(".story li", { hasText: "picks" }).first().waitFor();
  await close();
});

test("a table that does not exist is reported, with a link to the start page", async () => {
  const { page, complaints } = await visit({ path: "/table/nowhere" });
  await page.getByText("This table doesn’t exist").waitFor();
  await page.getByRole("link", { name: "Home page", exact: true }).click();
  await page.getByRole("article").first().waitFor();
  expect(complaints.filter((complaint) => !/404|WebSocket/.test(complaint))).toEqual([]);
});
