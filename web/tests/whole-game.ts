// Whole games against computer players: with the mouse, with the keyboard alone, and with a finger on a phone.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, LAPTOP, PHONE, picture, useBrowser, visit } from "./browser";
import { byFinger, byKeyboard, byMouse, playToTheEnd } from "./player";

const WAYS = [
  { way: "mouse", hands: byMouse, look: LAPTOP },
  { way: "keyboard", hands: byKeyboard, look: LAPTOP },
  { way: "finger", hands: byFinger, look: PHONE },
] as const;

/** Tests a game from its start to its end, in every way; fewer clicks than `least` are not a whole game. */
export function testWholeGame(name: string, least: number, start: (page: Page) => Promise<void>): void {
  useBrowser();
  describe(`a whole game of ${name}`, () => {
    test.each(WAYS)("by $way", async ({ way, hands, look }) => {
      const { page, close } = await visit(look);
      await start(page);
      const { choices, misses } = await playToTheEnd(page, hands);
      expect(choices).toBeGreaterThan(least);
      expect(misses).toEqual([]);
      await picture(page, `end-${name}-${way}`);
      await expectAccessible(page);
      await close();
    });
  });
}
