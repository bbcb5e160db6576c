// Plays a game to its end through the page, by mouse, keyboard or touch.

import type { Locator, Page } from "playwright-core";

/** Makes the choice selected by `step`; returns why it failed, or `null`. */
export type Hands = (page: Page, step: number) => Promise<string | null>;

export interface Played {
  readonly choices: number;
  /** Why choices could not be clicked: covered, or gone before the click. */
  readonly misses: readonly string[];
}

/** Upper bound, far more than any game needs. */
const MOST_CHOICES = 900;
/** Number of frames after which both hand and board show a new position. */
const CATCHING_UP = 4;
/** Milliseconds within which computer players have moved. */
const LONG = 30_000;
/** Every so many choices, the keyboard goes the whole way by Tab, although the focus is already there. */
const TABBING = 8;
/** A choice that can't be clicked within this time, in milliseconds, is a miss. */
const PATIENCE = 3_000;

const CHOICE = ".table:not([inert]) [data-choice]";
const CONFIRM = ".strip .primary";
/** Parts in the hand that follow a part chosen on the board: a color, a payment. */
const FOLLOWING = ".table:has([data-chosen]) section:is(.hand, .tray) [data-choice]";
const END = "dialog[open] ol li.first";

export async function playToTheEnd(page: Page, choose: Hands): Promise<Played> {
  const misses: string[] = [];
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    if ((await firstOf(page, [END, CONFIRM, CHOICE], { patience: LONG })).selector === END) {
      return { choices, misses };
    }
    misses.push(...(await chooseOnce(page, choose, choices)));
  }
  throw new Error("the game does not end");
}

/** Makes the next choice of a running game; returns the clicks that missed. */
export async function chooseOnce(page: Page, choose: Hands, nth: number): Promise<string[]> {
  await firstOf(page, [CONFIRM, CHOICE], { patience: LONG, frames: CATCHING_UP });
  const miss = await choose(page, scattered(nth));
  return miss === null ? [] : [miss];
}

export const byMouse: Hands = async (page, step) => missOf((await targetOf(page, step)).click({ timeout: PATIENCE }));

export const byTouch: Hands = async (page, step) => missOf((await targetOf(page, step)).tap({ timeout: PATIENCE }));

/** The focus follows the decisions, or else Tab leads to the first choice; arrows to another one, Enter to take it. */
export const byKeyboard: Hands = async (page, step) => {
  const { selector: wanted } = await wantedBy(page);
  const reached = (step % TABBING !== 0 && (await isFocused(page, wanted))) || (await tabTo(page, wanted));
  for (let arrows = 0; wanted === CHOICE && arrows < step % 4; arrows += 1) {
    await page.keyboard.press(arrows % 2 === 0 ? "ArrowRight" : "ArrowDown");
  }
  await page.keyboard.press("Enter");
  return reached ? null : `no way to ${wanted} by Tab`;
};

/** Pseudorandom number, the same in every run. */
function scattered(nth: number): number {
  return Math.imul(nth + 1, 0x9e3779b1) >>> 16;
}

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isFocused(page, selector)) {
      return true;
    }
  }
  return false;
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

async function targetOf(page: Page, step: number): Promise<Locator> {
  const { selector, count } = await wantedBy(page);
  return page.locator(selector).nth(count === 0 ? 0 : step % count);
}

/** The confirm button if there is one, then parts that follow the current choice, then any choice. */
function wantedBy(page: Page): Promise<Found> {
  return firstOf(page, [CONFIRM, FOLLOWING, CHOICE]);
}

/** Elements in the page. */
interface Found {
  readonly selector: string;
  readonly count: number;
}

/**
 * The first of these selectors with elements, or else the last one. Waits for any of them for `patience` milliseconds, and
 * then for `frames`. All in one request, since a game has hundreds of choices.
 */
function firstOf(
  page: Page,
  selectors: readonly string[],
  { patience = 0, frames = 0 }: { patience?: number; frames?: number } = {},
): Promise<Found> {
  return page.evaluate(
    async ({ selectors, patience, frames }) => {
      const all = () => selectors.map((selector) => ({ selector, count: document.querySelectorAll(selector).length }));
      const found = () => all().find(({ count }) => count > 0);
      const end = performance.now() + patience;
      while (!found() && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      if (patience > 0 && !found() && performance.now() > end) {
        throw new Error(`none of ${selectors.join(", ")} within ${patience} ms`);
      }
      return found() ?? { selector: selectors.at(-1) ?? "", count: 0 };
    },
    { selectors, patience, frames },
  );
}

function missOf(click: Promise<void>): Promise<string | null> {
  return click.then(
    () => null,
    (error: Error) => error.message,
  );
}
