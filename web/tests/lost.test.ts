// Links that lead nowhere: the page says so once, in the same layout everywhere.

import { expect, test } from "vitest";
import { PHONE, picture, useBrowser, visit } from "./browser";

useBrowser();

const PATHS = [
  "/nowhere",
  "/table/nothing-here",
  "/replay/nothing-here",
  "/replay/record/nothing-here",
  "/review/nothing-here",
  "/rules/no-such-game",
  "/learn/no-such-game",
  "/learn/mille-fiori/no-such-lesson",
  "/puzzles/no-such-game",
  "/puzzles/mille-fiori/no-such-puzzle",
];

test.each(PATHS)("%s", async (path) => {
  const { page, complaints } = await visit({ ...PHONE, path });
  await page.getByRole("link", { name: "Home page", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("alert").textContent()).toBe("");
  expect(await page.locator("header").count()).toBe(0);
  expect(await page.getByRole("heading").count()).toBe(1);
  await picture(page, `lost${path.replaceAll("/", "-")}`);
  expect(complaints.filter((complaint) => !/status of 4\d\d|WebSocket/.test(complaint))).toEqual([]);
  await page.context().close();
});
