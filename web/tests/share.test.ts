// Sharing the result of a finished game.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PHONE, SCREENSHOTS, useBrowser, visit } from "./browser";
import { finishGame } from "./past";

useBrowser();

/** Width and height in the header of a PNG file. */
function sizeOf(file: string): readonly [number, number] {
  const content = readFileSync(file);
  expect(content.subarray(1, 4).toString()).toBe("PNG");
  return [content.readUInt32BE(16), content.readUInt32BE(20)];
}

test("a result is saved as a picture where the system can't share it", async () => {
  const { page, close } = await visit();
  // Some browsers without a share dialog have these functions, too.
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  const table = await finishGame(page, "liguria", 3);
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Share as picture" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`liguria-${table}.png`);
  const saved = join(SCREENSHOTS, "shared-result.png");
  await file.saveAs(saved);
  expect(sizeOf(saved)).toEqual([1200, 720]);
  await close();
});

test("a phone hands the picture to the system's share dialog, and a result to BG Stats", async () => {
  const { page, close } = await visit({ ...PHONE, colorScheme: "dark" });
  await page.addInitScript(() => {
    const share = ({ files }: ShareData) => {
      document.documentElement.dataset["shared"] = files?.map(({ name, type }) => `${name} ${type}`).join();
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const table = await finishGame(page, "mille-fiori", 2);
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Share as picture" }).click();
  await page.waitForFunction(() => document.documentElement.dataset["shared"]);
  expect(await page.evaluate(() => document.documentElement.dataset["shared"])).toBe(
    `mille-fiori-${table}.png image/png`,
  );
  const link = new URL((await dialog.getByRole("link", { name: "Add to BG Stats" }).getAttribute("href")) ?? "");
  const play = JSON.parse(link.searchParams.get("data") ?? "") as { players: { score: number; winner: boolean }[] };
  const best = Math.max(...play.players.map(({ score }) => score));
  expect(play).toMatchObject({ sourceName: "Tavola", sourcePlayId: table, game: { name: "Mille Fiori" } });
  expect(play.players.filter(({ winner }) => winner).map(({ score }) => score)).toContain(best);
  await close();
});
