// The statistics page, without and with finished games.

import { describe, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, LAPTOP, PHONE, picture, useBrowser, visit } from "./browser";
import { finishGame } from "./past";

useBrowser();

test("a newcomer sees that there are no finished games", async () => {
  const { page, close } = await visit();
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect.poll(() => page.locator(".empty").textContent()).toContain("No finished games yet");
  await picture(page, "statistics-empty");
  await expectAccessible(page);
  await close();
});

describe.each([
  { size: "laptop", theme: "light", language: "en" },
  { size: "phone", theme: "dark", language: "de" },
] as const)("$size $theme $language", ({ size, theme, language }) => {
  test("finished games are summed and plotted", async () => {
    const { page, close } = await visit({ ...(size === "phone" ? PHONE : LAPTOP), colorScheme: theme, language });
    for (const [game, players] of [
      ["mille-fiori", 2],
      ["mille-fiori", 3],
      ["summer-pavilion", 2],
    ] as const) {
      await finishGame(page, game, players);
    }
    await page.goto(new URL("/statistics", page.url()).href);
    const cards = page.locator("main > section.card");
    await expect.poll(() => cards.count()).toBe(2);
    expect(await cards.first().locator("dd").first().textContent()).toBe("2");
    const plot = cards.first().getByRole("slider");
    await plot.focus();
    const last = await plot.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowLeft");
    expect(await plot.getAttribute("aria-valuenow")).toBe("0");
    expect(await plot.getAttribute("aria-valuetext")).not.toBe(last);
    await cards.first().locator("summary").click();
    expect(await cards.first().locator("tbody tr").count()).toBe(2);
    expect(await cards.first().getByRole("table").last().getByRole("row").count()).toBeGreaterThan(3);
    await picture(page, `statistics-${theme}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await plot.focus();
    await page.keyboard.press("Enter");
    await page.locator(".replay .board svg").first().waitFor();
    await close();
  });
});
