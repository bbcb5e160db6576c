// Several people at one table: each sees only what they may.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openTable, picture, useBrowser, visit, type Visit } from "./browser";

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
  await friend.page.getByRole("button", { name: "Sit down" }).click();
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
    await dialog.locator('input[placeholder="Name"]').fill("Berta");
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

test("players chat, and messages of a muted player are hidden", async () => {
  const host = await visit();
  await openTable(host.page, "summer-pavilion");
  await host.page.getByRole("button", { name: "Ready" }).click();
  const friend = await visit({ path: new URL(host.page.url()).pathname });
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await friend.page.getByRole("button", { name: "Ready" }).click();
  await Promise.all([host, friend].map(({ page }) => page.getByRole("button", { name: "Chat" }).click()));
  await friend.page.getByRole("textbox", { name: "Message" }).fill("buona sera");
  await friend.page.getByRole("button", { name: "Send" }).click();
  await host.page.getByText("buona sera").waitFor();
  await host.page.getByRole("button", { name: /^Mute/ }).click();
  await host.page.getByText("buona sera").waitFor({ state: "detached" });
  await Promise.all([host.close(), friend.close()]);
});
