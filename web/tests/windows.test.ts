// Every window size is playable: the board is visible, every choice can be reached, and nothing covers anything else.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectNoSidewaysScroll, playMasterworks, playNow, useBrowser, visit } from "./browser";
import { importRecord, SHORT_RECORD } from "./past";
import { byMouse, chooseOnce } from "./player";

useBrowser();

const SIZES = [
  [320, 256],
  [360, 740],
  [740, 360],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

const GAMES: Record<string, (page: Page) => Promise<void>> = {
  "mille-fiori": (page) => playNow(page, "mille-fiori", 4),
  masterworks: playMasterworks,
  "summer-pavilion": (page) => playNow(page, "summer-pavilion", 4),
  liguria: (page) => playNow(page, "liguria", 4),
};

const CHOICES = 10;
/** The smallest width and height of a usable board, in pixels: its places can be recognized and clicked. */
const LEAST_BOARD = 200;
/** The same where nothing has to be hit. */
const LEAST_REPLAY = 150;

describe.each(Object.keys(GAMES))("%s", (game) => {
  test.each(SIZES)("at %i × %i", async (width, height) => {
    const { page, close } = await visit({ viewport: { width, height } });
    await GAMES[game]?.(page);
    for (let nth = 0; nth < CHOICES; nth += 1) {
      expect(await chooseOnce(page, byMouse, nth)).toEqual([]);
      await expectOrder(page);
    }
    await expectNoSidewaysScroll(page);
    await close();
  });
});

test.each(SIZES)("a replay at %i × %i", async (width, height) => {
  const { page, close } = await visit({ viewport: { width, height } });
  const record = await importRecord(page, SHORT_RECORD);
  await page.goto(new URL(`/replay/record/${record}?step=60&seat=0`, page.url()).href);
  await page.locator(".replay .board svg").first().waitFor();
  await expectOrder(page, LEAST_REPLAY);
  const board = await page.locator("main.board").boundingBox();
  expect(board?.y).toBeLessThan(height / 2);
  await page.getByRole("button", { name: "Next step" }).click();
  await page.waitForURL(/step=61/);
  await expectNoSidewaysScroll(page);
  await close();
});

async function expectOrder(page: Page, leastBoard = LEAST_BOARD): Promise<void> {
  const { board, overlaps, cut } = await page.evaluate(look);
  expect(Math.min(board.width, board.height)).toBeGreaterThanOrEqual(leastBoard);
  expect(overlaps).toEqual([]);
  expect(cut).toEqual([]);
}

/** In the page: returns the size of the board, the parts of the table that overlap, and the words that are cut off. */
function look() {
  const table = document.querySelector(".table")!;
  const parts = [...table.children].filter((part) => part.matches("header, section, main"));
  const name = (part: Element) => `${part.localName}.${part.classList[0] ?? ""}`;
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const));
  const words = [...table.querySelectorAll<HTMLElement>("button, .answer, .strip .turn, header h1:not(.unseen)")];
  const isCut = (word: HTMLElement) =>
    word.offsetParent !== null && !word.querySelector(".unseen") && word.scrollWidth > word.clientWidth + 1;
  const { width, height } = table.querySelector("main")!.getBoundingClientRect();
  return {
    board: { width, height },
    overlaps: pairs
      .filter(([one, other]) => overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map(([one, other]) => `${name(one)} and ${name(other)}`),
    cut: words.filter(isCut).map((word) => word.textContent?.trim() ?? ""),
  };
}
