// Every text and every drawing that says something can be seen as it is painted, in both themes.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "./browser";
import { measure, sharpen, type Faint } from "./contrast";
import { openChat, openNewTable, SCREENS } from "./screens";

useBrowser();

const THEMES = ["light", "dark"] as const;

/** Screens that together show every component; some lead to others, which saves the way. */
const MEASURED: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  start: { "new-table": openNewTable },
  "mille-fiori": {},
  masterworks: {},
  "summer-pavilion": { chat: openChat },
  liguria: {},
  end: {},
  solved: {},
  review: {},
};

/** The part of all marks that is seen on every screen; few if the pictures are not what they should be. */
const MOST = 0.75;

test.each(Object.keys(MEASURED))("%s", async (screen) => {
  const { page, close } = await visit();
  const desk = await visit({ path: "about:blank" });
  await SCREENS[screen]?.(page);
  const session = await sharpen(page);
  const faint: string[] = [];
  for (const [name, open] of [[screen, null] as const, ...Object.entries(MEASURED[screen] ?? {})]) {
    await open?.(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForFunction(isThemed, theme);
      await page.waitForFunction(isStill);
      const measured = await measure(page, session, desk.page);
      expect(measured.seen, `${name} ${theme}`).toBeGreaterThan(MOST);
      faint.push(...measured.faint.map((mark) => sayFaint(mark, `${name} ${theme}`)));
    }
  }
  expect(faint).toEqual([]);
  await Promise.all([close(), desk.close()]);
});

/** In the page: whether it has followed the system's theme. */
function isThemed(theme: string): boolean {
  return document.documentElement.dataset["theme"] === theme;
}

/** In the page: whether nothing moves or fades, apart from what does so all the time. */
function isStill(): boolean {
  const lasts = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  return document.getAnimations().every((animation) => animation.playState !== "running" || lasts(animation));
}

function sayFaint({ text, place, ratio, needed }: Faint, where: string): string {
  return `${where}: ${ratio.toFixed(2)} of ${needed}: “${text}” (${place})`;
}
