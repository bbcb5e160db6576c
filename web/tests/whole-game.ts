// Whole games against computer players: by mouse, by keyboard alone, and by touch on a phone.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, LAPTOP, PHONE, picture, useBrowser, visit } from "./browser";
import { byTouch, byKeyboard, byMouse, playToTheEnd } from "./player";

const WAYS = [
  { way: "mouse", hands: byMouse, look: LAPTOP },
  { way: "keyboard", hands: byKeyboard, look: LAPTOP },
  { way: "touch", hands: byTouch, look: PHONE },
] as const;

/** Tests a game from start to end with every input; fewer choices than `least` are not a whole game. */
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
