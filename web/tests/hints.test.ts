// Hints at a table without a clock: by mouse, keyboard and touch, in both languages.

import { describe, expect, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  LAPTOP,
  openTable,
  PHONE,
  picture,
  useBrowser,
  visit,
} from "./browser";

useBrowser();

const WORDS = { en: { hint: "Hint", hints: "Hints" }, de: { hint: "Tipp", hints: "Tipps" } } as const;

/** A table with hints, against one computer player. */
function withHints(page: Parameters<typeof openTable>[0], game: string) {
  return openTable(page, game, async (dialog) => {
    await dialog.locator('input[type="checkbox"]').check();
    const seats = dialog.locator("fieldset .seat select");
    for (let seat = 1; seat < (await seats.count()); seat += 1) {
      await seats.nth(seat).selectOption("bot/level:novice");
    }
  });
}

describe("hints", () => {
  test.each([
    { language: "en", look: LAPTOP, game: "mille-fiori" },
    { language: "de", look: PHONE, game: "summer-pavilion" },
  ] as const)("are requested and followed ($language, $game)", async ({ language, look, game }) => {
    const { page, close } = await visit({ ...look, language });
    await withHints(page, game);
    await page.locator("[data-choice]").first().waitFor();
    const words = WORDS[language];
    await page.getByRole("button", { name: words.hint, exact: true }).click();
    const panel = page.getByRole("region", { name: words.hints });
    const choices = panel.locator("ol > li > button");
    await choices.first().waitFor();
    expect(await choices.count()).toBeGreaterThan(1);
    expect(await panel.locator("ol p").first().textContent()).not.toBe("");
    expect(await page.locator(".table [data-hint]").count()).toBeGreaterThan(0);
    await picture(page, `hints-${game}-${language}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await choices.first().click();
    await page.locator(".strip .primary").click();
    await panel.waitFor({ state: "detached" });
    expect(await page.locator("[data-hint]").count()).toBe(0);
    await close();
  });

  test("are opened and closed by keyboard", async () => {
    const { page, close } = await visit(LAPTOP);
    await withHints(page, "liguria");
    await page.locator("[data-choice]").first().waitFor();
    await page.getByRole("button", { name: "Hint", exact: true }).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Hints" });
    await panel.locator("ol button").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(
      await panel
        .locator("ol > li > button")
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await close();
  });

  test("are not offered at a table without hints or with a clock", async () => {
    const { page, close } = await visit(LAPTOP);
    await openTable(page, "mille-fiori", async (dialog) => {
      await dialog.getByRole("combobox", { name: "Clock" }).selectOption({ index: 1 });
      expect(await dialog.locator('input[type="checkbox"]').count()).toBe(0);
      await dialog.locator("fieldset .seat select").nth(1).selectOption("bot/level:novice");
    });
    await page.locator("[data-choice]").first().waitFor();
    expect(await page.getByRole("button", { name: "Hint", exact: true }).count()).toBe(0);
    await close();
  });
});
