// Spectators with a delay.

import { expect, test } from "vitest";
import { expectAccessible, openTable, PHONE, picture, useBrowser, visit } from "./browser";

useBrowser();

/** In the page: creates a table against a computer player, whose spectators are this many seconds late. */
async function createDelayed(seconds: number): Promise<string> {
  const headers = { "content-type": "application/json" };
  const post = (to: string, body: unknown) => fetch(to, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/me", { name: "Ada" });
  const answer = await post("/api/tables", {
    game: "summer-pavilion",
    options: { players: 2 },
    seats: [{ kind: "mine" }, { kind: "bot", bot: "eager" }],
    spectator_delay: seconds,
  });
  return ((await answer.json()) as { table: string }).table;
}

test("a host chooses a delay, and everybody at the table reads of it", async () => {
  const { page, close } = await visit({ ...PHONE, language: "de" });
  await openTable(page, "mille-fiori", async (form) => {
    const delay = form.getByRole("group", { name: "Verzögerung für Zuschauer" });
    await delay.getByRole("radio", { name: "5 Minuten", exact: true }).check({ force: true });
    await form.getByText("um diese Zeit später").scrollIntoViewIfNeeded();
    await picture(page, "delay-create-phone");
    await expectAccessible(page);
  });
  await page.getByText("Zuschauer sehen das Spiel 5 Minuten später").waitFor();
  await picture(page, "delay-lobby-phone");
  await close();
});

test("a spectator waits for the beginning, then watches with the delay, and is told so", async () => {
  const player = await visit();
  const table = await player.page.evaluate(createDelayed, 3);
  const path = `/table/${table}`;
  const spectator = await visit({ path });
  await spectator.page.getByText("The game appears here with a delay of 1 minute.").waitFor();
  await picture(spectator.page, "delay-waiting");
  await expectAccessible(spectator.page);
  await player.page.goto(new URL(path, player.page.url()).href);
  await player.page.locator("[data-choice]").first().waitFor();
  const banner = spectator.page.getByText("You’re watching with a delay of 1 minute.");
  await banner.waitFor();
  await spectator.page.locator(".panels").waitFor();
  expect(await spectator.page.locator("[data-choice]").count()).toBe(0);
  await picture(spectator.page, "delay-watching");
  await expectAccessible(spectator.page);
  await spectator.page.emulateMedia({ colorScheme: "dark" });
  await spectator.page.setViewportSize(PHONE.viewport);
  await picture(spectator.page, "delay-watching-phone-dark");
  await spectator.page.getByRole("status").getByRole("button", { name: "Close" }).click();
  await banner.waitFor({ state: "detached" });
  expect(await player.page.getByText("You’re watching").count()).toBe(0);
  await Promise.all([player.close(), spectator.close()]);
});
