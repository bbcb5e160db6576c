// Performance figures of the page, measured with a release build. `./x measure` prints them.

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MOST } from "../page-size";
import { playNow, useBrowser, visit } from "./browser";
import { importRecord, LONG_RECORD } from "./past";

useBrowser();

const GAMES = ["mille-fiori", "summer-pavilion"] as const;
const KIBIBYTE = 1024;
/** Number of measured moves, and the time each is watched afterwards, in milliseconds. */
const MOVES = 12;
const WATCHED = 1_200;

const CHOICE = "[data-choice]";
const LIMITS = { size: MOST / KIBIBYTE, board: 1_000, confirmed: 100, frame: 50, replay: 500, step: 50 } as const;
const OFFLINE_LIMITS = { start: 1_000, board: 2_000, confirmed: 50, task: 50 } as const;

test.each([...GAMES, "liguria"])("compressed size of start page and %s", async (game) => {
  const { page, close } = await visit();
  const loaded = new Set<string>();
  page.on("response", (answer) => loaded.add(answer.url()));
  await page.reload();
  await playNow(page, game);
  const code = [...loaded].filter((address) => /\.(js|css)$/.test(new URL(address).pathname));
  const sizes = await Promise.all(code.map(async (address) => gzipSync(await contentOf(address), { level: 9 }).length));
  tell(
    `start page and ${game}, JavaScript and CSS, gzip`,
    sizes.reduce((sum, size) => sum + size, 0) / KIBIBYTE,
    "KiB",
    LIMITS.size,
  );
  await close();
});

/** Read again: the browser keeps no content that its service worker has answered with. */
async function contentOf(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  return Buffer.from(await answer.arrayBuffer());
}

test.each(GAMES)("from click to board of %s", async (game) => {
  const { page, close } = await visit();
  await page.locator(`[data-game="${game}"] .primary`).waitFor();
  tell(`click to board, ${game}`, await page.evaluate(untilBoard, game), "ms", LIMITS.board);
  await close();
});

/** In the page: starts a game; returns how long it took until its board was shown. */
async function untilBoard(game: string): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>(`[data-game="${game}"] .primary`)?.click();
  while (!document.querySelector("main.board svg [data-part]")) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}

test.each(GAMES)("%s without a network", async (game) => {
  const { page, complaints, close } = await visit({ serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(`[data-game="${game}"] .primary`).waitFor();
  const shown = await page.evaluate(() => performance.now());
  tell(`start page without a network, second visit`, shown, "ms", OFFLINE_LIMITS.start);
  const board = await page.evaluate(untilBoard, game);
  tell(`click to board without a network, ${game}`, board, "ms", OFFLINE_LIMITS.board);
  await page.evaluate(watchTasks);
  const times: number[] = [];
  while (times.length < MOVES) {
    times.push(await confirmOne(page));
  }
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  tell(`own move confirmed without a network, ${game}, median`, median, "ms", OFFLINE_LIMITS.confirmed);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  tell(`longest task without a network, ${game}`, Math.max(0, ...tasks), "ms", OFFLINE_LIMITS.task);
  complaints.length = 0;
  await close();
});

/** In the page: records tasks of 50 ms and more. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ["longtask"],
  });
}

test.each(GAMES)("confirmation of a move in %s", async (game) => {
  const { page, close } = await visit();
  await playNow(page, game);
  const times: number[] = [];
  while (times.length < MOVES) {
    times.push(await confirmOne(page));
  }
  tell(
    `own move confirmed, ${game}, median of ${times.length}`,
    times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    "ms",
    LIMITS.confirmed,
  );
  await close();
});

test("replay of a long game", async () => {
  const { page, close } = await visit();
  const steps = (JSON.parse(LONG_RECORD) as { steps: unknown[] }).steps.length;
  await importRecord(page, LONG_RECORD);
  await page.reload();
  await page.locator('[data-past="record"] a').first().waitFor();
  const opening = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-past="record"] a')?.click();
    while (!document.querySelector(".replay main.board svg") || !document.querySelector(".steps li")) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  tell(`replay of ${steps} steps opened`, opening, "ms", LIMITS.replay);
  const times = await page.evaluate(stepForward, MOVES);
  tell(
    `one step on in it, median of ${times.length}`,
    times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    "ms",
    LIMITS.step,
  );
  await close();
});

/** In the page: steps forward `count` times; returns how long each took until its text was shown. */
async function stepForward(count: number): Promise<number[]> {
  const told = () => document.querySelector(".replay > [aria-live]")?.textContent;
  const times: number[] = [];
  for (let step = 0; step < count; step += 1) {
    const [before, start] = [told(), performance.now()];
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    while (told() === before) {
      await new Promise(requestAnimationFrame);
    }
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, 100));
  }
  return times;
}

test.each(GAMES)("frames while turns of %s are animated", async (game) => {
  const { page, close } = await visit({ reducedMotion: "no-preference" });
  await playNow(page, game, 4);
  await page.waitForTimeout(WATCHED);
  await page.evaluate(watchFrames);
  for (let move = 0; move < MOVES; move += 1) {
    await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
    await clickOne(page);
    await page.waitForTimeout(WATCHED);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  tell(`longest of ${frames.length} frames, ${game}`, Math.max(...frames), "ms", LIMITS.frame);
  await close();
});

/** Makes a move; returns how long its last click took to be confirmed. */
async function confirmOne(page: Page): Promise<number> {
  const clicked: string[] = [];
  for (;;) {
    await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
    const { time, part } = await page.evaluate(untilTold, clicked);
    if (time !== null) {
      return time;
    }
    clicked.push(part);
  }
}

/** In the page: clicks a part not chosen yet, then waits for a new log entry, unless more has to be chosen first. */
async function untilTold(clicked: readonly string[]): Promise<{ time: number | null; part: string }> {
  const story = document.querySelector(".story ol") as Element;
  const told = new Promise<void>((resolve) =>
    new MutationObserver(() => resolve()).observe(story, { childList: true }),
  );
  const partOf = (choice: Element | undefined) => choice?.getAttribute("data-part") ?? "";
  const choice = [...document.querySelectorAll("[data-choice]")].find((each) => !clicked.includes(partOf(each)));
  const start = performance.now();
  const button = document.querySelector(".strip .primary") ?? choice;
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const isComplete = document.querySelector(".strip button") === null;
  if (isComplete) {
    await told;
  }
  return { time: isComplete ? performance.now() - start : null, part: partOf(choice) };
}

async function clickOne(page: Page): Promise<void> {
  await page.evaluate((choice) => {
    const all = [...document.querySelectorAll(choice)];
    const button = document.querySelector(".strip .primary") ?? all[all.length >> 1];
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, CHOICE);
}

/** In the page: records the time between frames. */
function watchFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { frames });
  let last = performance.now();
  const tick = (now: number) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function tell(what: string, value: number, unit: string, limit: number): void {
  console.log(`page: ${what}: ${value.toFixed(value < 10 ? 1 : 0)} ${unit} (limit ${limit} ${unit})`);
  expect.soft(value, what).toBeLessThan(limit);
}
