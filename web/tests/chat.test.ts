// Quick phrases and reactions, by mouse, keyboard and touch, in the language of each reader.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openTable,
  PHONE,
  picture,
  useBrowser,
  visit,
  type Visit,
} from "./browser";

useBrowser();

/** In the page: becomes a guest with a seat at this table. */
async function joinHere([path, name]: readonly [string, string]): Promise<void> {
  const headers = { "content-type": "application/json" };
  const post = (to: string, body: unknown) => fetch(to, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/me", { name });
  await post(`/api/tables/${path.split("/").at(-1)}/join`, {});
}

/** Ada, and Berta with a phone in German, at a table that anyone can join, with the chat open. */
async function strangersAtTable(): Promise<[Visit, Visit]> {
  const ada = await visit();
  await openTable(ada.page, "summer-pavilion", async (form) => {
    await form.getByLabel("Your name").fill("Ada");
    const access = form.getByRole("group", { name: "Who can join" });
    await access.getByRole("radio", { name: "Anyone", exact: true }).check({ force: true });
    const phrases = form.getByRole("radio", { name: "Quick phrases only" });
    expect(await phrases.isChecked()).toBe(true);
    await phrases.scrollIntoViewIfNeeded();
    await picture(ada.page, "chat-terms");
    await expectAccessible(ada.page);
  });
  await ada.page.getByText("Chat with quick phrases only").waitFor();
  const path = new URL(ada.page.url()).pathname;
  const berta = await visit({ ...PHONE, language: "de", colorScheme: "dark" });
  await berta.page.evaluate(joinHere, [path, "Berta"] as const);
  await berta.page.goto(ada.page.url());
  await ada.page.getByRole("button", { name: "Ready" }).click();
  await berta.page.getByRole("button", { name: "Bereit" }).click();
  await Promise.all([ada, berta].map(({ page }) => page.locator(".panels").waitFor()));
  await ada.page.getByRole("button", { name: "Chat", exact: true }).click();
  await berta.page.getByRole("button", { name: "Menü", exact: true }).click();
  await berta.page.getByRole("button", { name: "Chat", exact: true }).click();
  return [ada, berta];
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("strangers talk in phrases and reactions, each in their own language", async () => {
  const [ada, berta] = await strangersAtTable();
  const [log, protokoll] = [ada.page.getByRole("log", { name: "Messages" }), berta.page.getByRole("log")];
  expect(await ada.page.getByRole("textbox", { name: "Message" }).count()).toBe(0);

  // By keyboard: the opener has the focus, Escape closes only the menu.
  await ada.page.keyboard.press("Enter");
  const menu = ada.page.getByRole("menu", { name: "Quick phrases" });
  await menu.waitFor();
  await picture(ada.page, "chat-phrases-laptop");
  await expectAccessible(ada.page);
  await ada.page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await ada.page.keyboard.press("Enter");
  await ada.page.keyboard.press("ArrowRight");
  expect(await focused(ada.page)).toBe("Good luck!");
  await ada.page.keyboard.press("Enter");
  await log.getByText("Good luck!").waitFor();
  await protokoll.getByText("Viel Glück!").waitFor();

  // By touch: an answer, and a reaction.
  await berta.page.getByRole("button", { name: "Etwas sagen" }).tap();
  await picture(berta.page, "chat-phrases-phone-dark");
  await expectAccessible(berta.page);
  await berta.page.getByRole("menuitem", { name: "Danke!" }).tap();
  await log.getByText("Thank you!").waitFor();
  const [first, second] = [log.getByRole("listitem").first(), log.getByRole("listitem").nth(1)];
  const places = async () => [await first.boundingBox(), await second.boundingBox()];
  const before = await places();
  await berta.page.getByRole("button", { name: "Auf Ada reagieren: Viel Glück!" }).tap();
  await picture(berta.page, "chat-reactions-phone-dark");
  await expectAccessible(berta.page);
  await berta.page.getByRole("menuitemcheckbox", { name: "Herz" }).tap();
  const chip = first.getByRole("button", { name: "Heart: Berta" });
  await chip.waitFor();
  expect(await places()).toEqual(before);
  expect(await ada.page.locator("[aria-live=polite]").allTextContents()).toContain(
    "Berta reacts to “Good luck!”: Heart",
  );

  // One's own is added with the same button, and taken away again.
  await chip.click();
  await first.getByRole("button", { name: "Heart: Berta and You", pressed: true }).waitFor();
  await protokoll.getByRole("button", { name: "Herz: Du und Ada" }).or(protokoll.getByText("2")).first().waitFor();
  await picture(ada.page, "chat-reactions-laptop");
  await first.getByRole("button", { name: "Heart: Berta and You" }).click();
  await chip.waitFor();

  // By keyboard, with the names of those who have reacted.
  await first.getByRole("button", { name: "React to You: Good luck!" }).focus();
  await ada.page.keyboard.press("Enter");
  await ada.page.getByRole("menu").locator("..").getByText("Heart: Berta").waitFor();
  await ada.page.keyboard.press("ArrowRight");
  await ada.page.keyboard.press("ArrowRight");
  await ada.page.keyboard.press("Enter");
  await protokoll.getByRole("button", { name: "Lachen: Ada" }).waitFor();
  await expectNoSidewaysScroll(berta.page);
  await Promise.all([ada.close(), berta.close()]);
});
