// A real browser, and helpers shared by all tests.

import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

export const SCREENSHOTS = join(import.meta.dirname, "../../target/screenshots");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const LAPTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A computer player that answers at once. */
const QUICK_BOT = "eager";

export interface Visit {
  readonly page: Page;
  /** Errors of the page so far, including missing texts. */
  readonly complaints: string[];
  /** Closes the page and expects no complaints. */
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  language?: "en" | "de";
  path?: string;
  /** A server other than the shared one. */
  address?: string;
  /**
   * Seconds for which a move against computer players can be undone; none by default, so that games don't take longer.
   */
  undoSeconds?: number;
}

let browser: Browser;

/** Connects to the browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    mkdirSync(SCREENSHOTS, { recursive: true });
    browser = await chromium.connect(inject("browser"));
  });
  afterAll(() => browser.close());
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { language = "en", path = "/", address = inject("address"), undoSeconds = 0, ...rest } = options;
  // Only the tests of offline play store the page: a service worker would load all of it for each of the others.
  const usual = { ...LAPTOP, locale: language, reducedMotion: "reduce", serviceWorkers: "block" } as const;
  const context = await browser.newContext({ ...usual, ...rest });
  await context.addInitScript(presetUndo, undoSeconds);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(new URL(path, address).href);
  const close = async () => {
    expect(complaints).toEqual([]);
    await context.close();
  };
  return { page, complaints, close };
}

/** In the page: changes a setting for a visitor who has not changed any. */
function presetUndo(undoSeconds: number): void {
  const key = "tavola-settings";
  if (location.protocol.startsWith("http") && localStorage.getItem(key) === null) {
    localStorage.setItem(key, JSON.stringify({ undoSeconds }));
  }
}

/**
 * Goes to a new table of this game against quick computer players, which the page doesn't offer; by default with the
 * fewest players.
 */
export async function playNow(page: Page, game: string, players?: number): Promise<void> {
  await playQuick(page, game, players === undefined ? {} : { players });
  await page.locator("[data-choice]").first().waitFor();
}

/** Creates a table with these options as this visitor and opens it. */
async function playQuick(page: Page, game: string, options: Readonly<Record<string, unknown>>): Promise<void> {
  const table = await page.evaluate(createQuickTable, { game, options, bot: QUICK_BOT });
  await page.goto(new URL(`/table/${table}`, page.url()).href);
}

/** In the page: creates a table against computer players, as a guest if need be; returns its id. */
async function createQuickTable(plan: { game: string; options: Readonly<Record<string, unknown>>; bot: string }) {
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: unknown) => fetch(path, { method: "POST", body: JSON.stringify(body), headers });
  if ((await (await fetch("/api/me")).json()) === null) {
    await post("/api/me", { name: document.documentElement.lang === "de" ? "Gast" : "Guest" });
  }
  const games = (await (await fetch("/api/games")).json()) as {
    slug: string;
    options: { name: string; allowed: number[] }[];
  }[];
  const allowed = games.find(({ slug }) => slug === plan.game)?.options.find(({ name }) => name === "players")?.allowed;
  const options = { players: allowed?.[0] ?? 2, ...plan.options };
  const bots = Array.from({ length: options.players - 1 }, () => ({ kind: "bot", bot: plan.bot }));
  const seats = [{ kind: "mine" }, ...bots];
  const answer = await post("/api/tables", { game: plan.game, options, seats, access: "link" });
  return ((await answer.json()) as { table: string }).table;
}

/** Opens the dialog for a new table with the fewest players, fills it in and creates the table. */
export async function openTable(
  page: Page,
  game: string,
  fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await page.locator(`[data-game="${game}"] button.quiet`).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("fieldset").first().getByRole("radio").first().check({ force: true });
  await fill(dialog);
  await dialog.locator("form > .primary").click();
}

/** The password of accounts in tests. */
export const PASSWORD = "correct horse";

/** Creates an account on the start page. */
export async function createAccount(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Create account" }).check({ force: true });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account", exact: true }).click();
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Takes the first open seat of the table on this page, under this name if the visitor has none yet. */
export async function sitDown(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name: "Sit down" });
  await button.first().click();
  await page.getByLabel("Your name").fill(name);
  await page
    .locator("form")
    .filter({ has: page.getByLabel("Your name") })
    .getByRole("button", { name: "Sit down" })
    .click();
}

/** Goes to a new table of Mille Fiori with The Masterworks, against three quick computer players. */
export async function playMasterworks(page: Page): Promise<void> {
  await playQuick(page, "mille-fiori", { players: 4, masterworks: true });
  await page.locator(".table").waitFor();
}

/** Saves a screenshot under target/screenshots. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: "disabled" });
}

/** Expects no violations reported by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`)
          .join(" | ")}`,
    );
  });
  expect(found).toEqual([]);
}

/** Expects that nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not the window's inner width: on phones that grows with the contents.
  const surplus = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(surplus).toBeLessThanOrEqual(0);
}

/** Longer than a computer player's pause or a response from the server takes, in milliseconds. */
const QUIET = 1_500;

/** The log entries, once none has been added for a while: the last move may still be on its way. */
export async function quietLog(page: Page): Promise<string[]> {
  const lines = page.locator(".story li p");
  for (let count = -1; count !== (await lines.count());) {
    count = await lines.count();
    await page.waitForTimeout(QUIET);
  }
  return lines.allTextContents();
}
