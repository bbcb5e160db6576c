// Switching the language in the middle of a game leaves nothing untranslated, and no message is missing.

import { expect, test } from "vitest";
import { expectAccessible, playNow, quietLog, useBrowser, visit } from "./browser";
import { byMouse } from "./player";

useBrowser();

test.each(["mille-fiori", "summer-pavilion", "liguria"])(
  "%s switches its language at once, and the whole log with it",
  async (game) => {
    const { page, close } = await visit();
    await playNow(page, game);
    for (let step = 0; step < 12; step += 1) {
      await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
      await byMouse(page, step);
    }
    await page.getByText("Your turn", { exact: true }).first().waitFor();
    const english = await quietLog(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "DE", exact: true }).check({ force: true });
    await page.getByText("Du bist dran", { exact: true }).first().waitFor();
    const german = await quietLog(page);
    expect(german).toHaveLength(english.length);
    expect(german.filter((line, at) => line === english[at])).toEqual([]);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await expectAccessible(page);
    await close();
  },
);
