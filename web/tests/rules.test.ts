// The rules pages: contents, search, figures, links to each rule.

import { expect, inject, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, PHONE, picture, playNow, useBrowser, visit } from "./browser";
import { byMouse } from "./player";

useBrowser();

test.each(["mille-fiori", "summer-pavilion", "liguria"])("the rules of %s have contents and figures", async (game) => {
  const { page, close } = await visit({ path: `/rules/${game}` });
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2).click();
  const figure = page.locator("section:has(#chapter-3) figure");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator("svg").first().waitFor();
  await picture(page, `rules-${game}-figure`);
  const [chapters, figures] = [
    await page.locator("article section:not(:has(#chapter-))").count(),
    await page.locator("article figure").count(),
  ];
  expect(figures).toBeGreaterThanOrEqual(chapters - 1);
  expect(await page.locator("article .house").count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await close();
});

test("an address with a rule number scrolls to the rule and marks it, however late the page loads", async () => {
  const { page, close } = await visit({ path: "/rules/mille-fiori#MF-7.4", colorScheme: "dark" });
  const rule = page.locator(".paragraph.current");
  await rule.waitFor();
  expect(await rule.getAttribute("id")).toBe("MF-7.4");
  await page.waitForFunction(
    () => Math.abs((document.getElementById("MF-7.4")?.getBoundingClientRect().top ?? 0) - 74) < 60,
  );
  await picture(page, "rules-deep-link-dark");
  await page.evaluate(() => (location.hash = "#MF-3.2"));
  await page.waitForFunction(() => document.querySelector(".paragraph.current")?.id === "MF-3.2");
  await expectAccessible(page);
  await close();
});

test("search by keyboard marks what is found and hides the rest", async () => {
  const { page, close } = await visit({ path: "/rules/mille-fiori", language: "de" });
  await page.locator("article section").first().waitFor();
  const all = await page.locator(".paragraph").count();
  await page.keyboard.press("/");
  await page.keyboard.type("pigmente");
  await page.getByText(/Absätze gefunden/).waitFor();
  const found = await page.locator(".paragraph").count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  expect(await page.locator("article mark").first().textContent()).toMatch(/pigmente/i);
  await picture(page, "rules-search-de");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await page.locator(".paragraph").count()).toBe(all);
  await close();
});

test("on a phone", async () => {
  const { page, close } = await visit({ ...PHONE, path: "/rules/liguria", language: "de" });
  await page.locator("article section").first().waitFor();
  await picture(page, "rules-phone-de");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await close();
});

test("printed rules show every figure and no controls", async () => {
  const { page, close } = await visit({ path: "/rules/summer-pavilion" });
  await page.locator("article figure").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const figures = page.locator("article figure");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("article figure")].every((figure) => figure.querySelector("svg")),
  );
  expect(await figures.count()).toBeGreaterThan(8);
  expect(await page.locator("header").isVisible()).toBe(false);
  await close();
});

test("every row of the score sheet links to its rule", async () => {
  const { page, close } = await visit();
  await playNow(page, "summer-pavilion");
  for (let step = 0; step < 40 && (await page.locator(".story li b").count()) === 0; step += 1) {
    await page.locator("[data-choice], .strip .primary").first().waitFor({ state: "attached" });
    await byMouse(page, step);
  }
  await page.locator(".score").first().click();
  const rows = page.getByRole("dialog").locator("tbody tr");
  await rows.first().waitFor();
  const links = page.getByRole("dialog").locator("tbody tr:has(a.rule)");
  expect(await links.count()).toBe(await rows.count());
  const href = await links.first().locator("a.rule").first().getAttribute("href");
  await page.goto(new URL(href ?? "", inject("address")).href);
  await page.locator(".paragraph.current").waitFor();
  await close();
});
