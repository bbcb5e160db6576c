// Friends: found by name or at a table, their open tables, and games that only they may watch.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  createAccount,
  expectAccessible,
  expectNoSidewaysScroll,
  openTable,
  PHONE,
  picture,
  useBrowser,
  visit,
  type VisitOptions,
} from "./browser";

useBrowser();

async function visitAs(name: string, options: VisitOptions = {}) {
  const visited = await visit(options);
  await createAccount(visited.page, name);
  return visited;
}

/** In the page: asks somebody, or accepts their request. */
async function ask(page: Page, name: string): Promise<void> {
  const body = JSON.stringify({ name });
  await page.evaluate(
    (body) => fetch("/api/friends", { method: "POST", headers: { "content-type": "application/json" }, body }),
    body,
  );
}

async function befriend(one: Page, name: string, other: Page, otherName: string): Promise<void> {
  await ask(one, otherName);
  await ask(other, name);
}

/** In the dialog for a new table: chooses who can join or watch. */
async function whoCan(form: Locator, what: "join" | "watch", choice: string): Promise<void> {
  const group = form.getByRole("group", { name: `Who can ${what}` });
  await group.getByRole("radio", { name: choice, exact: true }).check({ force: true });
}

const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

test("two become friends by mouse and keyboard, and see each other's tables first", async () => {
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  const [one, two] = [await visitAs(ada), await visitAs(ben, PHONE)];
  await one.page.getByRole("button", { name: "Friends" }).click();
  const dialog = one.page.getByRole("dialog", { name: "Friends" });
  await dialog.getByLabel("Name of an account").fill("Nobody at all");
  await dialog.getByRole("button", { name: "Ask" }).click();
  await dialog.getByText("There is no such user.").waitFor();
  await dialog.getByLabel("Name of an account").fill(ben);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await dialog.getByText(`You’ve asked ${ben}.`).waitFor();
  await dialog.getByRole("region", { name: "Waiting for an answer" }).getByText(ben).waitFor();
  await picture(one.page, "friends-asked");

  await two.page.getByRole("button", { name: "Friends, one request waiting" }).waitFor({ timeout: 15_000 });
  await picture(two.page, "friends-badge-phone");
  await two.page.getByRole("button", { name: "Friends, one request waiting" }).focus();
  await two.page.keyboard.press("Enter");
  const answer = two.page.getByRole("dialog", { name: "Friends" });
  await answer.getByRole("button", { name: `Accept friend request from ${ada}` }).waitFor();
  await expectAccessible(two.page);
  await picture(two.page, "friends-received-phone");
  await answer.getByRole("button", { name: `Accept friend request from ${ada}` }).focus();
  await two.page.keyboard.press("Enter");
  await answer.getByRole("region", { name: "Your friends" }).getByText(ada).waitFor();
  await two.page.keyboard.press("Escape");

  await one.page.keyboard.press("Escape");
  await openTable(one.page, "summer-pavilion", async (form) => {
    await whoCan(form, "join", "Friends");
    await form.getByText("Your friends see the table on their home pages.").scrollIntoViewIfNeeded();
    await picture(one.page, "friends-create");
    await expectAccessible(one.page);
  });
  const list = two.page.getByRole("region", { name: "Open tables" });
  await list.getByText(`With ${ada}`).waitFor({ timeout: 15_000 });
  await list.getByText("Friends", { exact: true }).first().scrollIntoViewIfNeeded();
  await two.page.emulateMedia({ colorScheme: "dark" });
  await picture(two.page, "friends-tables-phone-dark");
  await expectNoSidewaysScroll(two.page);
  await expectAccessible(two.page);
  await list.getByRole("listitem").filter({ hasText: ada }).getByRole("button", { name: "Join" }).click();
  await two.page.getByText("Your friend").waitFor();
  await Promise.all([one.page.context().close(), two.close()]);
});

test("a player is asked at the table, and a stranger can't watch the game of friends", async () => {
  const [ada, ben, eve] = [unique("Ada"), unique("Ben"), unique("Eve")];
  const [host, guest, stranger] = [await visitAs(ada), await visitAs(ben, PHONE), await visitAs(eve)];
  await openTable(host.page, "summer-pavilion", async (form) => {
    await whoCan(form, "watch", "Friends");
  });
  await host.page.getByText("Only players and their friends can watch").waitFor();
  const path = new URL(host.page.url()).pathname;
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("button", { name: `Add friend: ${ben}` }).waitFor();
  await picture(guest.page, "friends-lobby-phone");
  await expectAccessible(host.page);
  await picture(host.page, "friends-lobby");
  await stranger.page.goto(new URL(path, stranger.page.url()).href);
  // Only those who have seen the table before it began are told what became of it.
  await stranger.page.getByText("Only players and their friends can watch").waitFor();
  for (const { page } of [host, guest]) {
    await page.getByRole("button", { name: "Ready", exact: true }).click();
  }
  await Promise.all([host, guest].map(({ page }) => page.locator(".panels").waitFor()));
  await stranger.page.getByText("The game has begun. Only its players and their friends can watch.").waitFor();

  await guest.page.getByRole("button", { name: "Menu" }).click();
  await guest.page.getByRole("button", { name: "Players", exact: true }).click();
  const people = guest.page.getByRole("dialog", { name: "Players" });
  await people.getByRole("button", { name: `Add friend: ${ada}` }).click();
  await people.getByText("Friend request sent").waitFor();
  await picture(guest.page, "friends-people-phone");
  await expectAccessible(guest.page);
  await befriend(host.page, ada, stranger.page, eve);
  await stranger.page.reload();
  await stranger.page.locator(".panels").waitFor();
  await Promise.all([host.close(), guest.close(), stranger.page.context().close()]);
});

test("guests have no friends, and are told how to get some", async () => {
  const { page, close } = await visit({ language: "de" });
  await expect.poll(() => page.getByRole("button", { name: "Freunde" }).count()).toBe(0);
  await openTable(page, "mille-fiori", async (form) => {
    const join = form.getByRole("group", { name: "Wer mitspielen darf" });
    expect(await join.getByRole("radio").count()).toBe(2);
    const watch = form.getByRole("group", { name: "Wer zuschauen darf" });
    await watch.getByRole("radio", { name: "Freunde" }).check({ force: true });
    await picture(page, "friends-create-guest-de");
  });
  await page.getByText("Nur Freunde der Spieler dürfen zuschauen").waitFor();
  await close();
});

test("a host invites a friend, who declines and then joins", async () => {
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  const [host, friend] = [await visitAs(ada), await visitAs(ben, PHONE)];
  await befriend(host.page, ada, friend.page, ben);
  await openTable(host.page, "liguria");
  const invite = async () => {
    await host.page.getByLabel("Invite a friend").selectOption(ben);
    await host.page.locator("form").filter({ hasText: "Invite a friend" }).getByRole("button").click();
    await host.page.getByText(`${ben} is invited.`).waitFor();
  };
  await invite();
  await expectAccessible(host.page);
  await picture(host.page, "friends-invite");
  const waiting = friend.page.getByRole("region", { name: "Invitations" });
  await waiting.getByText(`${ada} invites you to a game of Liguria.`).waitFor({ timeout: 15_000 });
  await expectAccessible(friend.page);
  await picture(friend.page, "friends-invited-phone");
  await waiting.getByRole("button", { name: "Decline" }).focus();
  await friend.page.keyboard.press("Enter");
  await waiting.waitFor({ state: "detached" });
  await host.page.getByText(`${ben} is invited.`).waitFor({ state: "detached", timeout: 15_000 });
  await invite();
  await waiting.getByRole("button", { name: "Join" }).click({ timeout: 15_000 });
  await friend.page.getByRole("button", { name: "Ready", exact: true }).waitFor();
  await Promise.all([host.close(), friend.close()]);
});

test("somebody who is blocked is not heard, and can be unblocked in the account", async () => {
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  const [one, two] = [await visitAs(ada, PHONE), await visitAs(ben)];
  await openTable(one.page, "summer-pavilion");
  await one.page.getByText("Invite link").waitFor();
  await two.page.goto(one.page.url());
  await two.page.getByRole("button", { name: "Sit down" }).click();
  for (const { page } of [one, two]) {
    await page.getByRole("button", { name: "Ready", exact: true }).click();
  }
  await Promise.all([one, two].map(({ page }) => page.locator(".panels").waitFor()));
  await two.page.getByRole("button", { name: "Chat" }).click();
  await two.page.getByLabel("Message", { exact: true }).fill("you cheat");
  await two.page.keyboard.press("Enter");
  await one.page.getByRole("button", { name: "Menu: one unread message" }).click();
  await one.page.getByRole("button", { name: "Players", exact: true }).click();
  const people = one.page.getByRole("dialog", { name: "Players" });
  await people.getByRole("button", { name: `Block ${ben}` }).click();
  await people.getByText("They aren’t told.").waitFor();
  await expectAccessible(one.page);
  await picture(one.page, "friends-block-phone");
  await people.getByRole("button", { name: `Block ${ben}` }).focus();
  await one.page.keyboard.press("Enter");
  await people.getByRole("button", { name: `Unblock ${ben}` }).waitFor();
  await one.page.keyboard.press("Escape");
  await one.page.getByRole("button", { name: "Menu", exact: true }).click();
  await one.page.getByRole("button", { name: "Chat", exact: true }).click();
  await one.page.getByText("No messages yet.").waitFor();

  await one.page.goto(new URL("/", one.page.url()).href);
  await one.page.getByRole("button", { name: ada }).click();
  const account = one.page.getByRole("dialog");
  await account.getByText("Blocked people").click();
  await account.getByRole("button", { name: `Unblock ${ben}` }).scrollIntoViewIfNeeded();
  await picture(one.page, "friends-blocked-list-phone");
  await account.getByRole("button", { name: `Unblock ${ben}` }).click();
  await account.getByText("You haven’t blocked anybody.").waitFor();
  await Promise.all([one.close(), two.close()]);
});
