// Without a server: whole games, a lesson, a puzzle, a hint and a review on this device, and what happens when it is back.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { expectAccessible, LAPTOP, PHONE, picture, quietLog, useBrowser, visit } from "./browser";
import type { Visit, VisitOptions } from "./browser";
import { byKeyboard, byMouse, byTouch, chooseOnce, playToTheEnd, type Hands } from "./player";
import { PAGE, Server } from "./server";

useBrowser();

/** Runs only while a test says so; tests of this file run one after the other. */
const server = new Server();

afterAll(() => server.remove());

/** Visits the page once, so that it is stored, and then without the server. */
async function visitOffline(options: VisitOptions = {}): Promise<Visit> {
  await server.start();
  const visited = await visit({ address: server.address, serviceWorkers: "allow", ...options });
  await visited.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.stop();
  await visited.page.reload();
  return visited;
}

/** Errors of requests without a server are expected. */
async function leave({ page, complaints, close }: Visit): Promise<void> {
  const others = complaints.filter((complaint) => !/Failed to load resource|net::ERR/.test(complaint));
  expect(others).toEqual([]);
  complaints.length = 0;
  await page.goto("about:blank");
  await close();
}

/** Starts a game against the weakest computer players with the fewest seats. */
async function play(page: Page, game: string, extra?: string): Promise<void> {
  const tile = page.locator(`[data-game="${game}"]`);
  await tile.locator("select").first().selectOption({ index: 0 });
  await tile.locator("select").last().selectOption({ index: 0 });
  if (extra !== undefined) {
    await tile.getByLabel(extra).check();
  }
  await tile.locator(".primary").click();
  await page.locator("[data-choice]").first().waitFor();
}

const GAMES: { game: string; extra?: string; way: string; hands: Hands; look: object }[] = [
  { game: "mille-fiori", way: "mouse", hands: byMouse, look: LAPTOP },
  { game: "mille-fiori", extra: "The Masterworks", way: "touch", hands: byTouch, look: PHONE },
  { game: "summer-pavilion", way: "touch", hands: byTouch, look: PHONE },
  { game: "liguria", way: "keyboard", hands: byKeyboard, look: LAPTOP },
];

describe("without a server", () => {
  test.each(GAMES)("a whole game of $game by $way", async ({ game, extra, way, hands, look }) => {
    const visited = await visitOffline(look);
    const { page } = visited;
    await play(page, game, extra);
    expect(page.url()).toContain("/table/device-");
    const { choices, misses } = await playToTheEnd(page, hands);
    expect(choices).toBeGreaterThan(10);
    expect(misses).toEqual([]);
    await picture(page, `offline-${game}-${way}`);
    await expectAccessible(page);
    await page.reload();
    await page.locator("dialog[open] ol li.first").waitFor();
    await leave(visited);
  });

  test("a hint, an undo, and a game that is still there after a reload", async () => {
    const visited = await visitOffline();
    const { page } = visited;
    await play(page, "mille-fiori");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hints li, .hint-panel li, [data-hint]").first().waitFor();
    await chooseOnce(page, byMouse, 1);
    await page.locator(".story li p").nth(1).waitFor();
    const table = page.url();
    await page.goto(new URL("/", table).href);
    await page
      .locator(`a[href="${new URL(table).pathname}"]`)
      .first()
      .click();
    await page.locator("[data-choice]").first().waitFor();
    await leave(visited);
  });

  test("a puzzle is judged, and its result is kept", async () => {
    const visited = await visitOffline({ path: "/puzzles/summer-pavilion" });
    const { page } = visited;
    await page.locator('a[href^="/puzzles/summer-pavilion/"]').first().click();
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator(".panel .verdict").first().waitFor();
    await leave(visited);
  });

  test("a lesson is shown with its board", async () => {
    const visited = await visitOffline({ path: "/learn/liguria" });
    const { page } = visited;
    await page.locator('a[href^="/learn/liguria/"]').first().click();
    await page.locator(".panel h2").waitFor();
    await leave(visited);
  });
});

test("what is stored can be deleted", async () => {
  const visited = await visitOffline();
  const { page } = visited;
  await play(page, "summer-pavilion");
  await page.goto(new URL("/", page.url()).href);
  await page.locator('a[href^="/table/device-"]').first().waitFor();
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByRole("button", { name: "Delete games on this device" }).click();
  await page.getByRole("button", { name: "Delete them" }).click();
  await page.getByText("Nothing is stored on this device anymore.").waitFor();
  await page.keyboard.press("Escape");
  await page.locator('a[href^="/table/device-"]').first().waitFor({ state: "detached" });
  await leave(visited);
});

test("a new version replaces the page when the visitor wants it, and the game goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tavola-page-"));
  cpSync(PAGE, folder, { recursive: true });
  const updated = new Server(folder);
  await updated.start();
  const visited = await visit({ address: updated.address, serviceWorkers: "allow" });
  const { page } = visited;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await updated.stop();
  await page.reload();
  await play(page, "mille-fiori");
  await chooseOnce(page, byMouse, 1);
  const lines = await quietLog(page);
  release(folder);
  await updated.start();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => document.documentElement.dataset["version"] === "2");
  await page.locator("[data-choice]").first().waitFor();
  expect(await quietLog(page)).toEqual(lines);
  await leave(visited);
  await updated.remove();
  rmSync(folder, { recursive: true });
});

/** Turns the page in this folder into another version. */
function release(folder: string): void {
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    rmSync(`${file}.gz`);
    rmSync(`${file}.br`);
  };
  change("index.html", /data-version="\w+"/, 'data-version="2"');
  change("service-worker.js", /"version":"\w+"/, '"version":"2"');
}

test("the page can be installed", async () => {
  const visited = await visitOffline();
  const client = await visited.page.context().newCDPSession(visited.page);
  await server.start();
  await visited.page.reload();
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await leave(visited);
  await server.stop();
});
