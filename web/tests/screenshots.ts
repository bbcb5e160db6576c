// Takes the pictures for the README: a table of each game, light and dark. Run by `npm run screenshots`.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "./browser";
import { byMouse } from "./player";

useBrowser();

const PICTURES = join(import.meta.dirname, "../../docs/pictures");
const SCHEMES = ["light", "dark"] as const;
const QUALITY = 0.7;
const MAX_BYTES = 150_000;

const PLAYERS = "3";
const OPPONENT = "level:casual";
/** Number of clicks after which each board is well filled. */
const GAMES = [
  ["mille-fiori", 26],
  ["summer-pavilion", 40],
  ["liguria", 30],
] as const;

test.each(GAMES)("a table of %s", async (game, clicks) => {
  const { page, close } = await visit({ deviceScaleFactor: 1 });
  await openTable(page, game);
  for (let click = 0; click < clicks; click += 1) {
    await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
    await byMouse(page, click * 7);
  }
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    // The page reads the scheme when it loads.
    await page.reload();
    await page.locator("[data-choice]").first().waitFor();
    save(`${game}-${scheme}`, await webp(page));
  }
  await close();
});

async function openTable(page: Page, game: string): Promise<void> {
  const tile = page.locator(`[data-game="${game}"]`);
  await tile.locator("select").first().selectOption(PLAYERS);
  await tile.locator("select").last().selectOption(OPPONENT);
  await tile.locator(".primary").click();
}

/** A screenshot, converted by the browser, since Playwright writes no WebP. */
async function webp(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const blank = await page.context().newPage();
  const url = await blank.evaluate(toWebp, { png, quality: QUALITY });
  await blank.close();
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

/** In the page: converts a PNG to a WebP data URL. */
async function toWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}

function save(name: string, picture: Buffer): void {
  expect(picture.length, name).toBeLessThan(MAX_BYTES);
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.webp`), picture);
}
