// Replays of tables and records: steps, points of view, keyboard, phone.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  LAPTOP,
  PHONE,
  picture,
  playNow,
  useBrowser,
  visit,
} from "./browser";
import { importRecord, finishGame, recordsOf, SHORT_RECORD } from "./past";

useBrowser();

const slider = (page: Page) => page.locator('input[type="range"]');
const current = (page: Page) => page.locator('.steps [aria-current="step"]');

async function expectStep(page: Page, step: number): Promise<void> {
  await expect.poll(() => slider(page).inputValue()).toBe(String(step));
}

test("a finished game is replayed from the start page, from other points of view, and its position shared", async () => {
  const { page, close } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  const table = await finishGame(page, "mille-fiori", 2);
  await page.reload();
  expect(await page.locator('[data-past="table"] time').textContent()).toBe("today");
  await page.locator('[data-past="table"]').getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay .board svg").first().waitFor();
  await expectStep(page, 0);
  await page.getByRole("button", { name: "Next step" }).click();
  await expectStep(page, 1);
  await page.getByLabel("Round").selectOption("2");
  await expect.poll(() => current(page).textContent()).toMatch(/round 2|deal|hand/i);
  const own = await current(page).textContent();
  await page.getByLabel("Point of view").selectOption("open");
  await page.getByRole("button", { name: "Next step" }).click();
  const step = await slider(page).inputValue();
  await page.getByRole("button", { name: "Copy link to this position" }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`/replay/${table}\\?step=${step}&seat=open$`));
  expect(own).not.toBe("");
  const other = await visit({ path: new URL(address).pathname + new URL(address).search });
  await other.page.locator(".replay .board svg").first().waitFor();
  await expectStep(other.page, Number(step));
  expect(await other.page.getByLabel("Point of view").inputValue()).toBe("open");
  await other.close();
  await close();
});

test("keys step, jump and play; slider and list go to any step", async () => {
  const { page, close } = await visit();
  const record = await importRecord(page, SHORT_RECORD);
  const end = (JSON.parse(SHORT_RECORD) as { steps: unknown[] }).steps.length;
  await page.goto(new URL(`/replay/record/${record}?step=10&seat=1`, page.url()).href);
  await page.locator(".replay .board svg").first().waitFor();
  await expectStep(page, 10);
  for (const [key, step] of [
    ["ArrowRight", 11],
    ["ArrowRight", 12],
    ["ArrowLeft", 11],
    ["End", end],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectStep(page, step);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect.poll(async () => page.getByLabel("Round").inputValue()).toBe("2");
  await page.locator(".steps button").nth(5).click();
  await expectStep(page, 5);
  await page.getByLabel("Speed").selectOption("4×");
  await page.locator("body").click({ position: { x: 640, y: 5 } });
  await page.keyboard.press(" ");
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(6);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => current(page).count()).toBe(1);
  await close();
});

test("a running game is shown from the player's own point of view only", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await page.locator('nav button[aria-label="Menu"]').click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay .board svg").first().waitFor();
  expect(await page.getByLabel("Point of view").locator("option").allTextContents()).toEqual([
    expect.any(String),
    "Spectator",
  ]);
  expect(await page.getByLabel("Point of view").inputValue()).toBe("0");
  await close();
});

test("a game is imported from a file; errors of another are explained", async () => {
  const { page, complaints } = await visit({ language: "de" });
  await page.getByRole("button", { name: "Spiel importieren" }).click();
  const dialog = page.getByRole("dialog");
  const wrong = SHORT_RECORD.replace(/\[0, ?"pick [^"]*"\]/, '[0, "pick nothing"]');
  await dialog.locator("textarea").fill(wrong);
  const go = dialog.getByRole("button", { name: "Importieren" });
  await go.click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toMatch(/Schritt \d+/);
  await picture(page, "import");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(SHORT_RECORD) });
  await go.click();
  await page.locator(".replay .board svg").first().waitFor();
  expect(page.url()).toMatch(/\/replay\/record\//);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Spielprotokoll herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await page.goto(new URL("/", page.url()).href);
  await page.locator('[data-past="record"]').getByRole("button", { name: "Löschen" }).click();
  await page.locator('[data-past="record"]').waitFor({ state: "detached" });
  // The browser reports the refused record as an error; there must be no others.
  expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
  await page.context().close();
});

test("a position is shown as text", async () => {
  const { page, close } = await visit();
  const record = await importRecord(page, SHORT_RECORD);
  await page.goto(new URL(`/replay/record/${record}?step=30&seat=0`, page.url()).href);
  await page.getByRole("button", { name: "Text view" }).click();
  await page.locator(".sections section").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 31);
  await expectAccessible(page);
  await close();
});

describe.each([
  { size: "laptop", theme: "light", language: "en", game: "mille-fiori" },
  { size: "laptop", theme: "dark", language: "de", game: "summer-pavilion" },
  { size: "phone", theme: "light", language: "de", game: "liguria" },
  { size: "phone", theme: "dark", language: "en", game: "mille-fiori" },
] as const)("replay of $game: $size $theme $language", ({ size, theme, language, game }) => {
  test("is accessible, with nothing cut off", async () => {
    const { page, close } = await visit({ ...(size === "phone" ? PHONE : LAPTOP), colorScheme: theme, language });
    const file = {
      "mille-fiori": "players-4.edition-revised.draft-simultaneous.masterworks-false",
      "summer-pavilion": "players-3.board-colored",
      liguria: "players-4.debt-carried",
    }[game];
    const record = await importRecord(page, recordsOf(game, file)[0] as string);
    await page.goto(new URL(`/replay/record/${record}?step=90&seat=open`, page.url()).href);
    await page.locator(".replay .board svg").first().waitFor();
    await expectStep(page, 90);
    await picture(page, `replay-${game}-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (size === "phone") {
      await page.locator(".tray nav button").last().tap();
      await page.locator(".steps li").first().waitFor();
      await picture(page, `replay-steps-${game}-${theme}-${size}`);
      await expectAccessible(page);
    }
    await close();
  });
});
