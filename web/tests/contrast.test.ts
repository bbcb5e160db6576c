// Every text and every drawing that says something can be seen as it is painted, in both themes.

import { expect, test } from "vitest";
import { useBrowser, visit } from "./browser";
import { measure, sharpen, type Faint } from "./contrast";
import { SCREENS } from "./screens";

useBrowser();

const THEMES = ["light", "dark"] as const;

/** Screens that together show every component. */
const MEASURED = [
  "start",
  "mille-fiori",
  "masterworks",
  "summer-pavilion",
  "liguria",
  "new-table",
  "chat",
  "end",
  "solved",
  "review",
];

/** The part of all marks that is seen on every screen; few if the pictures are not what they should be. */
const MOST = 0.75;

test.each(MEASURED)("%s", async (screen) => {
  const { page, close } = await visit();
  await SCREENS[screen]?.(page);
  const session = await sharpen(page);
  const faint: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction(isThemed, theme);
    const measured = await measure(page, session);
    expect(measured.seen, theme).toBeGreaterThan(MOST);
    faint.push(...measured.faint.map((mark) => sayFaint(mark, theme)));
  }
  expect(faint).toEqual([]);
  await close();
});

/** In the page: whether it has followed the system's theme. */
function isThemed(theme: string): boolean {
  return document.documentElement.dataset["theme"] === theme;
}

function sayFaint({ text, place, ratio, needed }: Faint, theme: string): string {
  return `${theme}: ${ratio.toFixed(2)} of ${needed}: “${text}” (${place})`;
}
