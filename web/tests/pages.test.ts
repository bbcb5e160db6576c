// Every page in both themes, sizes and languages: accessible, nothing cut off, saved as a screenshot.

import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  LAPTOP,
  openTable,
  PHONE,
  picture,
  playMasterworks,
  playNow,
  useBrowser,
  visit,
} from "./browser";

useBrowser();

const SIZES = { laptop: LAPTOP, phone: PHONE } as const;
const LOOKS = [
  { size: "laptop", theme: "light", language: "en" },
  { size: "laptop", theme: "dark", language: "de" },
  { size: "phone", theme: "light", language: "de" },
  { size: "phone", theme: "dark", language: "en" },
] as const;

describe.each(LOOKS)("$size $theme $language", ({ size, theme, language }) => {
  const look = { ...SIZES[size], colorScheme: theme, language };

  async function inspect(page: Page, name: string): Promise<void> {
    await picture(page, `${name}-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  test("start page, account, new table and lobby", async () => {
    const { page, close } = await visit(look);
    await page.getByRole("article").first().waitFor();
    await inspect(page, "start");
    await page.locator("button.account").click();
    await page.getByRole("dialog").waitFor();
    await inspect(page, "account");
    await page.keyboard.press("Escape");
    await openTable(page, "mille-fiori", () => inspect(page, "create"));
    await page.locator("main ul.card").waitFor();
    await inspect(page, "lobby");
    await page.goto("about:blank");
    await close();
  });

  test.each(["mille-fiori", "summer-pavilion", "liguria"])("rules of %s", async (game) => {
    const { page, close } = await visit({ ...look, path: `/rules/${game}` });
    await page.locator("main h1").waitFor();
    await inspect(page, `rules-${game}`);
    await close();
  });

  test("a page that does not exist", async () => {
    const { page, close } = await visit({ ...look, path: "/nowhere" });
    await page.locator("h1").waitFor();
    await inspect(page, "lost");
    await close();
  });

  test("table of mille-fiori with The Masterworks", async () => {
    const { page, close } = await visit(look);
    await playMasterworks(page);
    await page.locator("[data-choice]").first().waitFor();
    await inspect(page, "masterworks");
    await close();
  });

  test.each(["mille-fiori", "summer-pavilion", "liguria"])(
    "table of %s, with its dialogs and as text",
    async (game) => {
      const { page, close } = await visit(look);
      await playNow(page, game, 4);
      await inspect(page, game);
      const menu = () => page.locator("header nav button").last().click();
      const entry = (nth: number) => page.getByRole("dialog").locator("li").nth(nth).locator("button").click();
      await menu();
      await inspect(page, "menu");
      await entry(0);
      await inspect(page, "scores");
      await page.keyboard.press("Escape");
      await menu();
      await entry(4);
      await inspect(page, "settings");
      await page.keyboard.press("Escape");
      await menu();
      await entry(1);
      await page.locator(".words section").first().waitFor();
      await inspect(page, `${game}-words`);
      await close();
    },
  );
});
