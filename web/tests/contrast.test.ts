// Every text can be read as it is drawn, in both themes and with more contrast.

import { expect, test } from "vitest";
import { useBrowser, visit, type VisitOptions } from "./browser";
import { faintTexts, type Faint } from "./contrast";
import { SCREENS } from "./screens";

useBrowser();

type Look = Pick<VisitOptions, "colorScheme" | "contrast">;

const LOOKS: readonly Look[] = [
  { colorScheme: "light", contrast: "no-preference" },
  { colorScheme: "dark", contrast: "no-preference" },
  { colorScheme: "light", contrast: "more" },
  { colorScheme: "dark", contrast: "more" },
];

/** Many pixels for each letter, so that some are covered by it as a whole. */
const SHARP = { deviceScaleFactor: 2 };

test.each(Object.keys(SCREENS))("%s", async (screen) => {
  const { page, close } = await visit(SHARP);
  await SCREENS[screen]?.(page);
  const faint: string[] = [];
  for (const look of LOOKS) {
    await page.emulateMedia(look);
    await page.waitForFunction(isThemed, look.colorScheme);
    faint.push(...(await faintTexts(page)).map((text) => sayFaint(text, look)));
  }
  expect(faint).toEqual([]);
  await close();
});

/** In the page: whether it has followed the system's theme. */
function isThemed(theme: string | null | undefined): boolean {
  return document.documentElement.dataset["theme"] === theme;
}

function sayFaint({ text, place, ratio, needed }: Faint, { colorScheme, contrast }: Look): string {
  return `${colorScheme}, contrast ${contrast}: ${ratio.toFixed(2)} of ${needed}: “${text}” (${place})`;
}
