// Every page in both themes, both sizes and both languages: accessible, whole, and kept as a picture.

import { describe, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, LAPTOP, PHONE, picture, playNow, useBrowser, visit } from "./browser";

useBrowser();

const SIZES = { laptop: LAPTOP, phone: PHONE } as const;
const LOOKS = [
  { size: "laptop", theme: "light", language: "en" },
  { size: "laptop", theme: "dark", language: "de" },
  { size: "phone", theme: "light", language: "de" },
  { size: "phone", theme: "dark", language: "en" },
] as const;

describe.each(LOOKS)("$size, $theme, $language", ({ size, theme, language }) => {
  const look = { ...SIZES[size], colorScheme: theme, language };

  test("start page", async () => {
    const { page, complaints, close } = await visit(look);
    await page.getByRole("article").first().waitFor();
    await page.waitForTimeout(200);
    await picture(page, `start-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("new table", async () => {
    const { page, complaints, close } = await visit(look);
    await page.getByRole("article").first().locator("button.quiet").click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    await picture(page, `create-${theme}-${size}`);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.getByRole("dialog").locator("form > .primary").click();
    await page.getByRole("listitem").first().waitFor();
    await page.waitForTimeout(300);
    await picture(page, `lobby-${theme}-${size}`);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("account", async () => {
    const { page, complaints, close } = await visit(look);
    await page.locator("button.account").click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    await picture(page, `account-${theme}-${size}`);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("rules", async () => {
    const { page, complaints, close } = await visit({ ...look, path: "/rules/mille-fiori" });
    await page.locator("article h1").waitFor();
    await picture(page, `rules-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(["mille-fiori", "summer-pavilion"])("table of %s", async (game) => {
    const { page, complaints, close } = await visit(look);
    await playNow(page, game);
    await page.locator("[data-choice]").first().waitFor();
    await page.waitForTimeout(300);
    await picture(page, `${game}-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.locator("header nav button").last().click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    await picture(page, `menu-${theme}-${size}`);
    await expectAccessible(page);
    await page.getByRole("dialog").locator("li button").nth(1).click();
    await page.locator(".words section").first().waitFor();
    await page.waitForTimeout(300);
    await picture(page, `${game}-words-${theme}-${size}`);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
