// Whole games against computer players: with the mouse, with the keyboard alone, and with a finger on a phone.

import { describe, expect, test } from "vitest";
import { expectAccessible, LAPTOP, PHONE, picture, playMasterworks, playNow, useBrowser, visit } from "./browser";
import { byFinger, byKeyboard, byMouse, playToTheEnd } from "./player";

useBrowser();

const WAYS = [
  { way: "mouse", hands: byMouse, look: LAPTOP },
  { way: "keyboard", hands: byKeyboard, look: LAPTOP },
  { way: "finger", hands: byFinger, look: PHONE },
] as const;

describe.each(["mille-fiori", "summer-pavilion", "liguria"])("a whole game of %s", (game) => {
  test.each(WAYS)("by $way", async ({ way, hands, look }) => {
    const { page, close } = await visit(look);
    await playNow(page, game);
    const { choices, misses } = await playToTheEnd(page, hands);
    expect(choices).toBeGreaterThan(10);
    expect(misses).toEqual([]);
    await picture(page, `end-${game}-${way}`);
    await expectAccessible(page);
    await close();
  });
});

// Half as many clicks again as a game without the expansion, and the time for them.
describe("a whole game of mille-fiori with The Masterworks", { timeout: 240_000 }, () => {
  test.each(WAYS)("by $way", async ({ way, hands, look }) => {
    const { page, close } = await visit(look);
    await playMasterworks(page);
    await page.locator('[data-anchor="council:0"]').waitFor({ state: "attached" });
    const { choices, misses } = await playToTheEnd(page, hands);
    expect(choices).toBeGreaterThan(40);
    expect(misses).toEqual([]);
    await picture(page, `end-masterworks-${way}`);
    await expectAccessible(page);
    await close();
  });
});
