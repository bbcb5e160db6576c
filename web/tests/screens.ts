// Every kind of screen, and the way to it.

import type { Page } from "playwright-core";
import { playMasterworks, playNow } from "./browser";
import { byMouse, chooseOnce } from "./player";

export const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "mille-fiori": (page) => begin(page, () => playNow(page, "mille-fiori", 4)),
  masterworks: (page) => begin(page, () => playMasterworks(page)),
  "summer-pavilion": (page) => begin(page, () => playNow(page, "summer-pavilion", 4)),
  liguria: (page) => begin(page, () => playNow(page, "liguria", 4)),
};

export const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => page.locator("[data-game] .primary").first().waitFor(),
  ...TABLES,
  rules: (page) => open(page, "/rules/mille-fiori"),
  lessons: (page) => open(page, "/learn/mille-fiori"),
  puzzles: (page) => open(page, "/puzzles/mille-fiori"),
  lesson: (page) => openFirst(page, "/learn/liguria", "main li a"),
  puzzle: (page) => openFirst(page, "/puzzles/summer-pavilion", "main .primary"),
};

/** A table some moves into the game, so that there is something to see. */
async function begin(page: Page, start: () => Promise<void>): Promise<void> {
  await start();
  for (let nth = 0; nth < 8; nth += 1) {
    await chooseOnce(page, byMouse, nth);
  }
  await page.locator("[data-choice]").first().waitFor({ state: "attached" });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.waitForLoadState("networkidle");
}

async function openFirst(page: Page, path: string, link: string): Promise<void> {
  await open(page, path);
  await page.locator(link).first().click();
  await page.locator("main.board svg").first().waitFor();
}
