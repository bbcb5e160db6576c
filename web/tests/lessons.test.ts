// Lessons and the guided first game: by mouse, keyboard and touch, in both languages and sizes.

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { LessonPosition } from "../src/protocol/messages";
import { expectAccessible, expectNoSidewaysScroll, PHONE, picture, useBrowser, visit } from "./browser";
import { byMouse, chooseOnce } from "./player";

useBrowser();

const FIND = "workshops-pigments-double";
const WHY = "workshops-wrong-material";

async function solved(game: string, id: string): Promise<LessonPosition> {
  const answer = await fetch(`${inject("address")}/api/games/${game}/lessons/${id}?solution=true`);
  return (await answer.json()) as LessonPosition;
}

async function clicksOf(game: string, id: string): Promise<readonly string[]> {
  return (await solved(game, id)).solution?.clicks ?? [];
}

function part(page: Page, name: string) {
  return page.locator(`.table [data-part="${name}"][data-choice]`).first();
}

/** Taps a whole path if it has one place, or else each of its parts. */
async function tapAll(page: Page, clicks: readonly string[]): Promise<void> {
  const whole = part(page, clicks.join(" "));
  for (const place of (await whole.count()) > 0 ? [whole] : clicks.map((click) => part(page, click))) {
    await place.tap();
  }
}

test("from the start page through a chapter: a wrong move, the right one, and saved progress", async () => {
  const { page, close } = await visit();
  await page.getByRole("link", { name: "Learn Mille Fiori" }).click();
  await page.getByRole("heading", { name: "Learn Mille Fiori" }).waitFor();
  await expectAccessible(page);
  await picture(page, "learn-laptop");
  await page.getByRole("link", { name: "Pigments count double" }).click();
  const [right = ""] = await clicksOf("mille-fiori", FIND);
  await page.getByText("exactly 8 points").first().waitFor();
  await page.locator(`.table main [data-choice]:not([data-part="${right}"])`).first().click();
  await page.getByText("Find the move that scores 8").first().waitFor();
  await picture(page, "lesson-wrong");
  await part(page, right).click();
  await page.locator(".panel .verdict.right", { hasText: "Correct! That scores 8 points." }).waitFor();
  await page.locator(".marks .ring").first().waitFor();
  await page.locator(".panel .rule").first().waitFor();
  await expectAccessible(page);
  await picture(page, "lesson-right");
  await page.getByRole("link", { name: "Next lesson" }).click();
  await page.locator(".panel h2").waitFor();
  await page.getByRole("link", { name: "All lessons" }).first().click();
  await page.getByText("1 of 8 solved").waitFor();
  await page.reload();
  await page.getByText("1 of 8 solved").waitFor();
  await close();
});

test("by keyboard alone: the move, and a question about a refusal", async () => {
  const { page, close } = await visit({ path: `/learn/mille-fiori/${FIND}`, language: "de", colorScheme: "dark" });
  const [right = ""] = await clicksOf("mille-fiori", FIND);
  await page.locator("[data-choice]").first().waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((name) => document.activeElement?.getAttribute("data-part") === name, right)) {
      break;
    }
  }
  await page.keyboard.press("Enter");
  await page.getByText("Richtig! Das bringt 8 Punkte.").first().waitFor();
  await expectAccessible(page);
  await picture(page, "lesson-right-dark-de");
  await page.goto(`${inject("address")}/learn/mille-fiori/${WHY}`);
  await page.locator(".marks .ring").first().waitFor();
  const { solution, task } = await solved("mille-fiori", WHY);
  const reasons = task.kind === "why" ? task.reasons : [];
  const wanted = reasons.findIndex(({ key }) => key === solution?.refusal?.text.key);
  await page
    .locator(".reasons button")
    .nth((wanted + 1) % reasons.length)
    .focus();
  await page.keyboard.press("Enter");
  await page.getByText("daran liegt es hier nicht").first().waitFor();
  await page.locator(".reasons button").nth(wanted).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Richtig!").first().waitFor();
  await picture(page, "lesson-why-dark-de");
  await expectAccessible(page);
  await close();
});

test("an impossible move is refused with its rule", async () => {
  const { page, close, complaints } = await visit({ path: `/learn/mille-fiori/${FIND}` });
  await page.locator('.table main [data-part^="space:workshops"]:not([data-choice])').first().click();
  await page.locator(".problem .rule a").waitFor();
  expect(await page.locator(".problem .rule a").getAttribute("href")).toMatch(/^\/rules\/mille-fiori#MF-\d/);
  // The browser reports refused requests as errors; there must be no others.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes("400")));
  await close();
});

test("a task marks its place on the board", async () => {
  const { page, close } = await visit({ path: "/learn/summer-pavilion" });
  await page.locator(".chapters a").first().click();
  await page.locator(".marks .ring").first().waitFor();
  await picture(page, "lesson-task");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { task } = await solved("summer-pavilion", id);
  const [click = ""] = task.kind === "find" ? [] : task.clicks;
  const ring = await page.locator(".marks .ring").first().boundingBox();
  const place = await page.locator(`.table [data-part^="${click}"]`).first().boundingBox();
  expect(ring && place && Math.hypot(ring.x - place.x, ring.y - place.y)).toBeLessThan(60);
  await close();
});

describe.each(["mille-fiori", "summer-pavilion", "liguria"])("%s", (game) => {
  test("a lesson by touch on a phone", async () => {
    const { page, close } = await visit({ ...PHONE, path: `/learn/${game}` });
    await page.locator(".chapters a").first().tap();
    await page.locator(".strip .ask").waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await picture(page, `lesson-${game}-phone`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tapAll(page, await clicksOf(game, id));
    await page.locator(".strip .primary").tap();
    await page.locator(".panel .right").waitFor();
    await picture(page, `lesson-${game}-phone-right`);
    await expectAccessible(page);
    await close();
  });

  test("a guided first game: one text before the first move, which points, and playing is enough", async () => {
    const { page, close } = await visit({ path: `/learn/${game}` });
    await page.getByRole("button", { name: "Start" }).click();
    const guide = page.getByRole("region", { name: "Guide", exact: true });
    await guide.waitFor();
    await page.locator(".marks .ring").waitFor();
    await picture(page, `guide-${game}`);
    await expectAccessible(page);
    const first = (await guide.locator("p").textContent()) ?? "";
    for (let nth = 0; nth < 8 && (await guide.filter({ hasText: first }).count()) > 0; nth += 1) {
      await chooseOnce(page, byMouse, nth);
    }
    await guide.filter({ hasNotText: first }).waitFor();
    await page.reload();
    await guide.waitFor();
    expect(await guide.locator("p").textContent()).not.toBe(first);
    await guide.getByRole("button", { name: "Got it" }).click();
    // The next text waits for the next move.
    await guide.waitFor({ state: "detached" });
    expect(await page.locator(".marks .ring").count()).toBe(0);
    await close();
  });

  test("a guide that is ended stays away", async () => {
    const { page, close } = await visit({ path: `/learn/${game}` });
    await page.getByRole("button", { name: "Start" }).click();
    const guide = page.getByRole("region", { name: "Guide", exact: true });
    await guide.getByRole("button", { name: "End guide" }).click();
    expect(await guide.count()).toBe(0);
    await page.reload();
    await page.locator(".table").waitFor();
    expect(await guide.count()).toBe(0);
    await close();
  });
});

test("the guide on a phone, in German", async () => {
  const { page, close } = await visit({ ...PHONE, path: "/learn/mille-fiori", language: "de", colorScheme: "dark" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await picture(page, "learn-phone-dark-de");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Starten" }).tap();
  await page.getByRole("region", { name: "Einführung", exact: true }).waitFor();
  await picture(page, "guide-phone-dark-de");
  await expectAccessible(page);
  await close();
});
