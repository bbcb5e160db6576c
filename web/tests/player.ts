// Plays a game to its end through the page: with the mouse, with the keyboard, or with a finger.

import type { Locator, Page } from "playwright-core";

/** Makes the choice that `step` points at, whatever it may be. Whether it could. */
export type Hands = (page: Page, step: number) => Promise<boolean>;

export interface Played {
  readonly choices: number;
  /** Choices that could not be reached: covered, or gone before the click. */
  readonly misses: number;
}

/** Far more choices than any game needs. */
const MOST_CHOICES = 900;
/** A choice that can't be clicked within this time is a miss. */
const PATIENCE = 3_000;

const CHOICE = ".table:not([inert]) [data-choice]";
const CONFIRM = ".strip .primary";
const END = "dialog[open] ol li.first";

export async function playToTheEnd(page: Page, choose: Hands): Promise<Played> {
  let misses = 0;
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    await page.locator(`${CHOICE}, ${CONFIRM}, ${END}`).first().waitFor({ state: "attached" });
    if ((await page.locator(END).count()) > 0) {
      return { choices, misses };
    }
    misses += (await choose(page, scattered(choices))) ? 0 : 1;
  }
  throw new Error("the game does not end");
}

export const byMouse: Hands = async (page, step) => isDone((await targetOf(page, step)).click({ timeout: PATIENCE }));

export const byFinger: Hands = async (page, step) => isDone((await targetOf(page, step)).tap({ timeout: PATIENCE }));

/** Tab to the first choice, arrows to another one, Enter to take it. */
export const byKeyboard: Hands = async (page, step) => {
  const isConfirming = (await page.locator(CONFIRM).count()) > 0;
  const reached = await tabTo(page, isConfirming ? CONFIRM : CHOICE);
  for (let arrows = 0; !isConfirming && arrows < step % 4; arrows += 1) {
    await page.keyboard.press(arrows % 2 === 0 ? "ArrowRight" : "ArrowDown");
  }
  await page.keyboard.press("Enter");
  return reached;
};

/** The same numbers in every run, in no order that a game could fall in step with. */
function scattered(nth: number): number {
  return Math.imul(nth + 1, 0x9e3779b1) >>> 16;
}

/** Presses Tab until the focus is on such an element. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      return true;
    }
  }
  return false;
}

/** What waits to be confirmed comes first. */
async function targetOf(page: Page, step: number): Promise<Locator> {
  const confirm = page.locator(CONFIRM);
  const choices = page.locator(CHOICE);
  const count = await choices.count();
  return (await confirm.count()) > 0 ? confirm.first() : choices.nth(count === 0 ? 0 : step % count);
}

function isDone(deed: Promise<void>): Promise<boolean> {
  return deed.then(
    () => true,
    () => false,
  );
}
