// Without a network: whole games, lessons, puzzles, hints and reviews on this device, the page's next version, and what
// happens once the server is back.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { LessonPosition } from "../src/protocol/messages";
import {
  createAccount,
  expectAccessible,
  LAPTOP,
  openTable,
  PASSWORD,
  PHONE,
  picture,
  quietLog,
  useBrowser,
  visit,
} from "./browser";
import type { Visit, VisitOptions } from "./browser";
import { SHORT_RECORD } from "./past";
import { byKeyboard, byMouse, byTouch, chooseOnce, playToTheEnd, type Hands } from "./player";
import { PAGE, Server } from "./server";

useBrowser();

/** Longest time for the review of a whole game, in milliseconds; a busy machine needs minutes. */
const REVIEWING = 240_000;

/** Runs only while a test says so; the tests of this file run one after the other. */
const server = new Server();

// A test that has failed may have left it running.
afterEach(() => server.stop());
afterAll(() => server.remove());

/** Visits the page until it is stored on the device; the server is running. */
async function visitOnline(options: VisitOptions = {}, at = server): Promise<Visit> {
  await at.start();
  const visited = await visit({ address: at.address, serviceWorkers: "allow", ...options });
  await visited.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return visited;
}

/** Visits the page once, and then again without a network. */
async function visitOffline(options: VisitOptions = {}): Promise<Visit> {
  const visited = await visitOnline(options);
  await goOffline(visited.page);
  await visited.page.reload();
  return visited;
}

async function goOffline(page: Page, from = server): Promise<void> {
  await from.stop();
  await page.context().setOffline(true);
}

async function goOnline(page: Page, to = server): Promise<void> {
  await to.start();
  await page.context().setOffline(false);
}

/** Ends a visit; failed requests are no complaints here. */
async function leave({ page, complaints, close }: Visit): Promise<void> {
  const others = complaints.filter((complaint) => !/Failed to load resource|net::ERR/.test(complaint));
  expect(others).toEqual([]);
  complaints.length = 0;
  await page.goto("about:blank");
  await close();
  await server.stop();
}

/** Starts a game against the weakest computer players, with the fewest seats. */
async function play(page: Page, game: string, expansion?: string): Promise<void> {
  const tile = page.locator(`[data-game="${game}"]`);
  await tile.locator("select").first().selectOption({ index: 0 });
  await tile.locator("select").last().selectOption({ index: 0 });
  if (expansion !== undefined) {
    await tile.getByLabel(expansion).check();
  }
  await tile.locator(".primary").click();
  await page.locator("[data-choice]").first().waitFor();
}

const onDevice = (page: Page) => page.locator('.lists a[href^="/table/device-"]').first();
const toStart = (page: Page) => page.goto(new URL("/", page.url()).href);

interface WholeGame {
  readonly game: string;
  readonly expansion?: string;
  readonly way: string;
  readonly hands: Hands;
  readonly look: VisitOptions;
}

const GAMES: readonly WholeGame[] = [
  { game: "mille-fiori", way: "mouse", hands: byMouse, look: LAPTOP },
  { game: "mille-fiori", expansion: "The Masterworks", way: "touch", hands: byTouch, look: PHONE },
  { game: "liguria", way: "keyboard", hands: byKeyboard, look: LAPTOP },
];

describe("without a network", () => {
  test.each(GAMES)("a whole game of $game $expansion by $way", async ({ game, expansion, way, hands, look }) => {
    const visited = await visitOffline(look);
    const { page } = visited;
    await play(page, game, expansion);
    expect(page.url()).toContain("/table/device-");
    const { choices, misses } = await playToTheEnd(page, hands);
    expect(choices).toBeGreaterThan(10);
    expect(misses).toEqual([]);
    await picture(page, `offline-${game}-${way}`);
    await leave(visited);
  });

  test(
    "a game in German by touch, with verified draws, record, replay and review; later it is saved online",
    async () => {
      const visited = await visitOffline({ ...PHONE, language: "de" });
      const { page } = visited;
      await play(page, "summer-pavilion");
      const { misses } = await playToTheEnd(page, byTouch);
      expect(misses).toEqual([]);
      await page.getByRole("button", { name: "Ziehungen nachprüfen" }).click();
      await page.getByText(/Alle \d+ Ziehungen sind genau das/).waitFor();
      await expectAccessible(page);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Spielprotokoll" }).click();
      expect(await contentOf(await download)).toMatchObject({
        game: "summer-pavilion",
        seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      const table = new URL(page.url()).pathname.replace("/table/", "");
      await page.goto(new URL(`/replay/${table}?step=5&seat=open`, page.url()).href);
      await page.locator(".replay .board svg").first().waitFor();
      await page.goto(new URL(`/review/${table}`, page.url()).href);
      await page.locator("main .primary").click();
      await page.locator("progress").waitFor();
      await page.getByRole("slider").waitFor({ timeout: REVIEWING });
      await goOnline(page);
      await toStart(page);
      await expectSavedOnline(page);
      await leave(visited);
    },
    2 * REVIEWING,
  );

  test("a hint, and a game that goes on after the page was closed", async () => {
    const visited = await visitOffline();
    const { page } = visited;
    await page.getByText("Offline – you can still learn").waitFor();
    await play(page, "mille-fiori");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("region", { name: "Hints" }).locator("ol > li > button").first().waitFor();
    await chooseOnce(page, byMouse, 1);
    const lines = await quietLog(page);
    await toStart(page);
    await onDevice(page).click();
    await page.locator("[data-choice]").first().waitFor();
    expect(await quietLog(page)).toEqual(lines);
    expect(await page.getByText("No internet connection").count()).toBe(0);
    await leave(visited);
  });

  test("a puzzle and a lesson are solved, and that is remembered", async () => {
    const visited = await visitOnline();
    const { page } = visited;
    const lesson = "workshops-pigments-double";
    const answer = await fetch(`${server.address}/api/games/mille-fiori/lessons/${lesson}?solution=true`);
    const [right = ""] = ((await answer.json()) as LessonPosition).solution?.clicks ?? [];
    await goOffline(page);
    await page.goto(new URL(`/learn/mille-fiori/${lesson}`, page.url()).href);
    await page.locator(`.table [data-part="${right}"][data-choice]`).first().click();
    await page.locator(".panel .verdict.right").waitFor();
    await page.goto(new URL("/puzzles/summer-pavilion/today", page.url()).href);
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.getByText("Compared with the best move").waitFor();
    await page.goto(new URL("/learn/mille-fiori", page.url()).href);
    await page.getByText("1 of 8 solved").waitFor();
    await leave(visited);
  });
});

/** Saves the only finished game on the server, where it then is a record. */
async function expectSavedOnline(page: Page): Promise<void> {
  const games = page.locator('[data-past="table"]');
  await games.first().waitFor();
  expect(await games.count()).toBe(1);
  await becomeGuest(page);
  await page.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  await page.getByRole("button", { name: "Online speichern" }).click();
  await page.locator('[data-past="record"]').waitFor();
  await games.first().waitFor({ state: "detached" });
}

/** Makes a stranger a guest, whom the page then remembers. */
async function becomeGuest(page: Page): Promise<void> {
  const headers = { "content-type": "application/json" };
  await page.evaluate(
    (init) => fetch("/api/me", { method: "POST", body: JSON.stringify({ name: "Ada" }), headers: init }).then(() => 0),
    headers,
  );
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem("tavola-visitor")?.includes("Ada"));
}

/** The record that was downloaded. */
async function contentOf(download: Download): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "tavola-download-"));
  await download.saveAs(join(folder, "record.json"));
  const content = JSON.parse(readFileSync(join(folder, "record.json"), "utf8")) as unknown;
  rmSync(folder, { recursive: true });
  return content;
}

test("progress made without a network is added to the visitor's own", async () => {
  const visited = await visitOnline();
  const { page } = visited;
  await goOffline(page);
  await page.goto(new URL("/puzzles/liguria/today", page.url()).href);
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByText("Compared with the best move").waitFor();
  await goOnline(page);
  await toStart(page);
  await becomeGuest(page);
  const listed = () => page.evaluate(() => fetch("/api/games/liguria/puzzles").then((answer) => answer.text()));
  expect(await listed()).not.toContain('"outcome":"failed"');
  await page.getByRole("button", { name: "Add them" }).click();
  await page.getByText("Added.").waitFor();
  expect(await listed()).toContain('"outcome":"failed"');
  await page.reload();
  await page.locator('[data-game="liguria"]').waitFor();
  expect(await page.getByRole("button", { name: "Add them" }).count()).toBe(0);
  await leave(visited);
});

test("online, hints are searched for on the device, and so are verdicts on puzzles", async () => {
  const visited = await visitOnline();
  const { page } = visited;
  const asked: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => void asked.push(payload.toString())));
  page.on("request", (request) => void asked.push(request.postData() ?? ""));
  await openTable(page, "summer-pavilion", async (dialog) => {
    await dialog.locator('input[type="checkbox"]').check();
    await dialog.locator("fieldset .seat select").last().selectOption("bot/level:novice");
  });
  await page.locator("[data-choice]").first().waitFor();
  expect(page.url()).not.toContain("/table/device-");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("region", { name: "Hints" }).locator("ol > li > button").first().waitFor();
  expect(asked.filter((text) => text.includes('"type":"hint"'))).toEqual([]);
  await page.goto(new URL("/puzzles/summer-pavilion/today", page.url()).href);
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByText("Compared with the best move").waitFor();
  expect(asked).toContain('{"right":false}');
  await leave(visited);
});

test("games of one visitor are not shown to another, and can be deleted", async () => {
  const visited = await visitOnline();
  const { page } = visited;
  await becomeGuest(page);
  await goOffline(page);
  await page.reload();
  await play(page, "summer-pavilion");
  await goOnline(page);
  await toStart(page);
  await onDevice(page).waitFor();
  await page.evaluate(() => fetch("/api/session", { method: "DELETE" }).then(() => 0));
  await page.reload();
  await page.locator('[data-game="liguria"]').waitFor();
  expect(await onDevice(page).count()).toBe(0);
  await goOffline(page);
  await page.reload();
  await play(page, "summer-pavilion");
  await toStart(page);
  await onDevice(page).waitFor();
  await onDevice(page).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete games on this device" }).click();
  await page.getByRole("button", { name: "Delete them" }).click();
  await page.locator('[data-game="liguria"]').waitFor();
  await onDevice(page).waitFor({ state: "detached" });
  await leave(visited);
});

test("deleting an account deletes what is stored on this device, too", async () => {
  const visited = await visitOnline();
  const { page } = visited;
  const name = `Livia ${Date.now()}`;
  await createAccount(page, name);
  await page.waitForFunction((it) => localStorage.getItem("tavola-visitor")?.includes(it), name);
  await goOffline(page);
  await page.reload();
  await play(page, "summer-pavilion");
  await goOnline(page);
  await toStart(page);
  await onDevice(page).waitFor();
  expect(await databasesOf(page)).toHaveLength(1);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel("Confirm with your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await onDevice(page).waitFor({ state: "detached" });
  expect(await databasesOf(page)).toEqual([]);
  await leave(visited);
});

/** The names of the page's databases. */
function databasesOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
}

test("a new version replaces the page when the visitor wants it, and the game goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tavola-page-"));
  cpSync(PAGE, folder, { recursive: true });
  const updated = new Server({ page: folder });
  const visited = await visitOnline({}, updated);
  const { page } = visited;
  await goOffline(page, updated);
  await page.reload();
  await play(page, "mille-fiori");
  await chooseOnce(page, byMouse, 1);
  const lines = await quietLog(page);
  release(folder);
  await goOnline(page, updated);
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

test("the page can be installed, and a record shared with it is imported", async () => {
  const visited = await visitOnline();
  const { page } = visited;
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await page.reload();
  await page.evaluate((record) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/import" });
    form.enctype = "multipart/form-data";
    form.append(Object.assign(document.createElement("textarea"), { name: "text", value: record }));
    document.body.append(form);
    form.submit();
  }, SHORT_RECORD);
  const pasted = page.getByLabel("Or paste it here");
  // The dialog opens before the record is read.
  await expect.poll(() => pasted.inputValue()).not.toBe("");
  expect(JSON.parse(await pasted.inputValue())).toEqual(JSON.parse(SHORT_RECORD));
  await leave(visited);
});
