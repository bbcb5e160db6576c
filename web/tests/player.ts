// Plays a game to its end through the page: with the mouse, with the keyboard, or with a finger.

import type { Page } from "playwright-core";

/** Makes the choice that `step` points at, whatever it may be. */
export type Hands = (page: Page, step: number) => Promise<void>;

/** Far more clicks than any game needs. */
const MOST_CLICKS = 900;
/** Steps through the choices in strides, so that no two of them are tried in turn for ever. */
const STRIDE = 7;

const CHOICE = "[data-choice]";
const CONFIRM = ".strip .primary";
const END = "dialog[open] ol li.first";

export async function playToTheEnd(page: Page, choose: Hands): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    await page.locator(`${CHOICE}, ${CONFIRM}, ${END}`).first().waitFor({ state: "attached", timeout: 20_000 });
    if ((await page.locator(END).count()) > 0) {
      return clicks;
    }
    await choose(page, clicks * STRIDE);
  }
  throw new Error("the game does not end");
}

export const byMouse: Hands = async (page, step) => {
  const target = await targetOf(page, step);
  // What was there a moment ago may be gone or covered: then the next look decides.
  await target.click({ timeout: 2_000 }).catch(() => undefined);
};

/** A board on a phone is crowded until it is pinched: a tap that misses would prove nothing, so the space is told. */
export const byFinger: Hands = async (page, step) => {
  const target = await targetOf(page, step);
  await target.dispatchEvent("click", {}, { timeout: 2_000 }).catch(() => undefined);
};

/** Tab to the choice, Enter to take it. */
export const byKeyboard: Hands = async (page, step) => {
  const choices = await page.locator(CHOICE).count();
  const isConfirming = (await page.locator(CONFIRM).count()) > 0;
  const stops = isConfirming || choices === 0 ? 1 : 1 + (step % choices);
  let met = 0;
  for (let presses = 0; presses < 400 && met < stops; presses += 1) {
    await page.keyboard.press("Tab");
    const selector = isConfirming ? CONFIRM : CHOICE;
    met += (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) ? 1 : 0;
  }
  await page.keyboard.press("Enter");
};

/** What waits to be confirmed comes first. */
async function targetOf(page: Page, step: number) {
  const confirm = page.locator(CONFIRM);
  const choices = page.locator(CHOICE);
  const count = await choices.count();
  return (await confirm.count()) > 0 ? confirm.first() : choices.nth(count === 0 ? 0 : step % count);
}
