// How boards are perceived: areas for screen readers, letters in addition to colors, tips beside the places they
// describe.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, playMasterworks, playNow, useBrowser, visit } from "./browser";
import { byMouse, byTouch, chooseOnce } from "./player";

useBrowser();

const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "mille-fiori": (page) => playNow(page, "mille-fiori"),
  masterworks: playMasterworks,
  "summer-pavilion": (page) => playNow(page, "summer-pavilion"),
  liguria: (page) => playNow(page, "liguria"),
};
const BASE = ["harbor", "trade", "nobles", "commoners", "houses", "workshops", "Sea track"];
const AREAS: Readonly<Record<string, readonly string[]>> = {
  "mille-fiori": BASE,
  masterworks: [...BASE, "Sea route", "Small Council"],
  "summer-pavilion": ["Windows, statues and pillars", "center star", "green star", "purple star"],
  liguria: ["Market street", "Row of tiles", "Ship cards", "Harbors and islands"],
};

test.each(Object.keys(GAMES))("%s: the areas of the board are groups with headings", async (game) => {
  const { page, close } = await visit();
  await GAMES[game]?.(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const named = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value).toLowerCase());
  const areas = (AREAS[game] ?? []).map((area) => area.toLowerCase());
  expect(areas.filter((area) => !named("group").includes(area))).toEqual([]);
  expect(areas.filter((area) => !named("heading").includes(area))).toEqual([]);
  await close();
});

test("gauges, tile counts, miniatures and jokers have letters besides their colors", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  expect(await page.locator("article").first().locator(".gauge b").allTextContents()).toEqual([
    "W",
    "H",
    "N",
    "C",
    "T",
  ]);
  await playNow(page, "summer-pavilion");
  await chooseOnce(page, byMouse, 0);
  expect((await page.locator("header ol").first().locator("text").allTextContents()).join("")).toBe("PGOYBR");
  await page.locator("article li text").first().waitFor();
  const letters = (await page.locator("article .mini").first().locator("text").allTextContents()).toSorted();
  expect(letters.join("")).toBe("BGOPRY");
  await close();
});

test.each(Object.keys(GAMES))("%s: a tip covers neither its place nor where the choice leads", async (game) => {
  const { page, close } = await visit();
  await GAMES[game]?.(page);
  for (let nth = 0; nth < 6; nth += 1) {
    await page.locator("[data-choice], .strip .primary").first().waitFor();
    const choices = page.locator("[data-choice]");
    const count = await choices.count();
    if (count > 0) {
      await choices.nth(nth % count).hover({ timeout: 3_000, force: true });
      await page.waitForTimeout(400);
      expect(await page.evaluate(coveredByTip)).toEqual([]);
      await page.mouse.move(0, 0);
    }
    await chooseOnce(page, byMouse, nth);
  }
  await close();
});

/** In the page: the parts under the tip that it must not cover. */
function coveredByTip(): string[] {
  const tip = document.querySelector(".tip")?.getBoundingClientRect();
  const part = document.querySelector("[data-part]:hover")?.getAttribute("data-part");
  const kept = [...document.querySelectorAll(".table [data-result]"), document.querySelector("[data-choice]:hover")];
  return kept.flatMap((element) => {
    const box = element?.getBoundingClientRect();
    const isCovered =
      tip && box && tip.left < box.right && tip.right > box.left && tip.top < box.bottom && tip.bottom > box.top;
    return isCovered ? [`${part}: ${element?.outerHTML.slice(0, 80)}`] : [];
  });
}

/** Plays until a preview cites a rule; its choice is then under the pointer. */
async function hoverChoiceWithRule(page: Page): Promise<void> {
  for (let nth = 0; nth < 6; nth += 1) {
    const spaces = page.locator('main [data-choice][data-part^="space:"]');
    if ((await spaces.count()) > 0) {
      await spaces.first().hover({ force: true });
      await page.locator(".tip a").first().waitFor();
      return;
    }
    await chooseOnce(page, byMouse, nth);
    await page.waitForTimeout(500);
  }
}

test("the rule in a tip is opened by a click, or by a key", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await hoverChoiceWithRule(page);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("r");
  expect((await opened).url()).toMatch(/rules\/mille-fiori#MF-/);
  const clicked = page.context().waitForEvent("page");
  await page.locator(".tip a").first().click();
  expect((await clicked).url()).toMatch(/rules\/mille-fiori#MF-/);
  await close();
});

test("an impossible space of another area names the rule, and the toast leaves the card visible", async () => {
  const { page, close } = await visit();
  await playNow(page, "mille-fiori");
  await hoverChoiceWithRule(page);
  const own = (await page.locator('main [data-choice][data-part^="space:"]').first().getAttribute("data-part")) ?? "";
  const other = own.startsWith("space:trade") ? "space:workshops-0" : "space:trade-0";
  await page.locator(`[data-part="${other}"]`).click({ force: true });
  const refusal = page.locator(".toast .problem", { hasText: "This card is for another area" });
  await refusal.getByRole("link", { name: "MF-2.9" }).waitFor();
  const [toast, card] = await Promise.all(
    [".toast .problem", ".hand .chosen"].map((each) => page.locator(each).first().boundingBox()),
  );
  const isCovered = toast && card && toast.x + toast.width > card.x && toast.y + toast.height > card.y;
  expect([toast === null, card === null, isCovered]).toEqual([false, false, false]);
  await close();
});

/** In the page: for each kind of piece and each area, one part that is not a choice now. */
function impossibleParts(): string[] {
  const parts = [...document.querySelectorAll('.table [data-part][role="img"]:not([data-choice], [data-chosen])')];
  const named = parts.map((part) => part.getAttribute("data-part") ?? "");
  const byArea = new Map(named.map((part) => [part.replace(/[-:][^-:]*$/, ""), part]));
  return [...byArea.values()];
}

/** In the page: clicks a part unless it has become a choice in the meantime; returns whether it was clicked. */
function clickImpossible(name: string): boolean {
  const part = document.querySelector(`[data-part="${name}"]:not([data-choice], [data-chosen])`);
  return part?.dispatchEvent(new MouseEvent("click", { bubbles: true })) ?? false;
}

test.each(Object.keys(GAMES))("%s: an impossible click names a rule, whatever is clicked", async (game) => {
  const { page, close } = await visit();
  await GAMES[game]?.(page);
  const clicked = new Set<string>();
  for (let nth = 0; nth < 3; nth += 1) {
    await chooseOnce(page, byMouse, nth);
    await page.locator("[data-choice], .strip .primary").first().waitFor();
    for (const part of await page.evaluate(impossibleParts)) {
      if (!(await page.evaluate(clickImpossible, part))) {
        continue;
      }
      await page.locator(".toast a.rule").waitFor();
      await page.locator(".toast").getByRole("button", { name: "Close" }).click();
      clicked.add(part);
    }
  }
  expect(clicked.size).toBeGreaterThan(2);
  await close();
});

test("on a phone, scores are a tab with the numbers of the panels, and windows have names", async () => {
  const { page, close } = await visit(PHONE);
  await playNow(page, "liguria");
  await chooseOnce(page, byTouch, 0);
  await page.getByRole("button", { name: "Scores", exact: true }).tap();
  await page.locator(".tray tfoot td").first().waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  const totals = (await page.locator(".tray tfoot td").allTextContents()).map((total) => total.replace("≈ ", ""));
  const panels = await page.locator("article .score").allTextContents();
  expect(totals).toEqual(panels.map((score) => score.replace("≈", "").trim()));
  await playMasterworks(page);
  await page.getByRole("button", { name: "Display", exact: true }).tap();
  const names = page.locator(".shop li span").filter({ hasText: /\S/ });
  expect(await names.first().isVisible()).toBe(true);
  const edge = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll(".page *")].map((each) => each.getBoundingClientRect().right)),
  );
  expect(edge).toBeLessThanOrEqual(360);
  await close();
});
