// Several people at one table: each sees only what they are allowed to see.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  openTable,
  PHONE,
  picture,
  sitDown,
  useBrowser,
  visit,
  type Visit,
  type VisitOptions,
} from "./browser";

useBrowser();

const HAND = '[data-choice][data-part^="hand:"]';

/** The hidden information in a message. */
interface Message {
  readonly type: string;
  readonly view?: {
    readonly seats: readonly { readonly known: readonly string[] | null }[];
    readonly own_pick: string | null;
  };
}

/** All views that the server sends to this page from now on. */
function viewsOf(page: Page): NonNullable<Message["view"]>[] {
  const views: NonNullable<Message["view"]>[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { type, view } = JSON.parse(String(payload)) as Message;
      if (type === "position" && view) {
        views.push(view);
      }
    }),
  );
  return views;
}

async function cardsOf({ page }: Visit): Promise<(string | null)[]> {
  await page.locator(HAND).first().waitFor();
  return page.locator(HAND).evaluateAll((all) => all.map((card) => card.getAttribute("data-part")));
}

test("a friend joins by link, both pick at once, one undoes, and neither receives the other's cards", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit();
  const views = viewsOf(friend.page);
  await friend.page.goto(host.page.url());
  await sitDown(friend.page, "Berta");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  const [first, second] = await Promise.all([cardsOf(host), cardsOf(friend)]);
  expect(first).not.toEqual(second);

  await host.page.locator(HAND).first().click();
  const hasPicked = friend.page.locator(".panels").getByText("has picked");
  await hasPicked.waitFor();
  await host.page.getByRole("button", { name: "Undo" }).click();
  await hasPicked.waitFor({ state: "detached" });
  await host.page.locator(HAND).nth(1).click();
  await hasPicked.waitFor();
  for (const view of views) {
    expect(view.seats[0]?.known ?? []).toEqual([]);
    expect(view.own_pick).toBeNull();
  }
  await friend.page.locator(HAND).first().click();
  await host.page.locator(".story li", { hasText: "picks" }).first().waitFor();
  await Promise.all([host.close(), friend.close()]);
});

test("a spectator sees the board, and no hand", async () => {
  const host = await visit();
  await openTable(host.page, "mille-fiori", (dialog) => dialog.locator("select").nth(1).selectOption({ index: 2 }));
  await host.page.locator(HAND).first().waitFor();
  const guest = await visit({ path: new URL(host.page.url()).pathname });
  await guest.page.locator('[data-part^="space:"]').first().waitFor();
  expect(await guest.page.locator("[data-choice], [data-part^='hand:']").count()).toBe(0);
  await Promise.all([host.close(), guest.close()]);
});

test("two people on one device: the screen is covered between turns, and each sees their own hand", async () => {
  const { page, close } = await visit();
  await openTable(page, "mille-fiori", async (dialog) => {
    await dialog.locator("select").nth(1).selectOption("mine");
    await dialog.getByLabel("Name for seat 2").fill("Berta");
  });
  const own = await cardsOf({ page } as Visit);
  await page.locator(HAND).first().click();
  const curtain = page.locator(".curtain");
  await curtain.waitFor();
  await picture(page, "curtain");
  expect(await curtain.textContent()).toContain("Berta");
  await curtain.locator(".primary").click();
  await curtain.waitFor({ state: "detached" });
  expect(await cardsOf({ page } as Visit)).not.toEqual(own);
  await close();
});

/** Two people at a table of Summer Pavilion, in the middle of the game. */
async function playTogether(friendly: VisitOptions = {}): Promise<[Visit, Visit]> {
  const host = await visit();
  await openTable(host.page, "summer-pavilion", (dialog) => dialog.getByLabel("Your name").fill("Ada"));
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ ...friendly, path: new URL(host.page.url()).pathname });
  await sitDown(friend.page, "Ada");
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".panels").waitFor()));
  return [host, friend];
}

async function write(page: Page, message: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(message);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("log", { name: "Messages" }).getByText(message).waitFor();
}

test('equal names are numbered, and the chat stays beside the board: with times, and "You" for oneself', async () => {
  const [host, friend] = await playTogether();
  await host.page.getByRole("button", { name: "Ada 2" }).first().waitFor();
  await Promise.all([host, friend].map(({ page }) => page.getByRole("button", { name: "Chat" }).click()));
  await write(friend.page, "buona sera");
  const message = host.page.getByRole("log", { name: "Messages" }).getByText("buona sera");
  await message.waitFor();
  expect(await host.page.getByRole("dialog").count()).toBe(0);
  expect(await host.page.getByRole("log", { name: "Messages" }).locator("li b").textContent()).toBe("Ada 2");
  expect(await friend.page.getByRole("log", { name: "Messages" }).locator("li b").textContent()).toBe("You");
  expect(await host.page.getByRole("log", { name: "Messages" }).locator("time").textContent()).toMatch(/^\d+:\d\d/);
  await picture(host.page, "chat-laptop");
  await expectAccessible(host.page);
  const acts = (await host.page.locator("[data-choice]").count()) > 0 ? host : friend;
  await acts.page.locator("[data-choice]").first().click();
  await host.page.getByRole("button", { name: "Close chat" }).click();
  await host.page.locator(".story li", { hasText: "takes" }).first().waitFor();
  await Promise.all([host.close(), friend.close()]);
});

test("own messages are never unread, others until read, and a muted player stays muted after a reload", async () => {
  const [host, friend] = await playTogether({ ...PHONE, colorScheme: "dark" });
  await host.page.getByRole("button", { name: "Chat", exact: true }).click();
  await write(host.page, "buona sera");
  await host.page.reload();
  await host.page.getByRole("button", { name: "Chat", exact: true }).waitFor();

  await friend.page.getByRole("button", { name: "Menu: one unread message" }).click();
  await friend.page.getByRole("button", { name: /^Chat/ }).click();
  await friend.page.getByRole("log", { name: "Messages" }).getByText("buona sera").waitFor();
  await picture(friend.page, "chat-phone-dark");
  await expectAccessible(friend.page);
  await write(friend.page, "ciao");
  await friend.page.goBack();
  await friend.page.getByRole("log", { name: "Messages" }).waitFor({ state: "detached" });
  await friend.page.getByRole("button", { name: "Menu", exact: true }).waitFor();

  await host.page.getByRole("button", { name: "Chat: one unread message" }).click();
  await host.page.getByRole("button", { name: /^Mute/ }).click();
  const message = host.page.getByRole("log", { name: "Messages" }).getByText("ciao");
  await message.waitFor({ state: "detached" });
  await host.page.reload();
  await host.page.getByRole("button", { name: "Chat", exact: true }).click();
  await host.page.getByRole("button", { name: /^Unmute/ }).click();
  await message.waitFor();
  await Promise.all([host.close(), friend.close()]);
});
