// What a blind player hears: makes some decisions in each game with the keyboard and prints what Orca says. Run by `npm
// run orca`.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { playMasterworks, playNow } from "./browser";
import { SpeakingDesk } from "./speaking-desk";

const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "mille-fiori": (page) => playNow(page, "mille-fiori", 3),
  masterworks: playMasterworks,
  "summer-pavilion": (page) => playNow(page, "summer-pavilion"),
  liguria: (page) => playNow(page, "liguria"),
};

const DECISIONS = 6;
const DECISION = "[data-choice], .strip .primary";

const desk = new SpeakingDesk();
let browser: Browser;
beforeAll(async () => {
  browser = await desk.open();
});
afterAll(async () => {
  await browser?.close();
  await desk.close();
});

test.each(Object.keys(GAMES))("%s", async (game) => {
  const page = await browser.newPage({ locale: "en" });
  await page.goto(inject("address"));
  await GAMES[game]?.(page);
  const heard = await hear(`${game}: the table`);
  await page.keyboard.press("c");
  heard.push(...(await hear("c")));
  for (let nth = 0; nth < DECISIONS; nth += 1) {
    await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), DECISION);
    await page.keyboard.press("Enter");
    heard.push(...(await hear("Enter")));
  }
  expect(heard.filter((words) => words.includes("Your turn")).length).toBeGreaterThan(0);
  await page.close();
});

/** Waits until Orca is silent, prints what it said after this, and returns it. */
async function hear(after: string): Promise<string[]> {
  const said = await desk.listen();
  console.log([`— ${after}`, ...said.map((words) => `   ${words}`)].join("\n"));
  return said;
}
