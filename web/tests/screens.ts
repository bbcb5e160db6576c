// Every kind of screen, and how to get there.

import type { Page } from "playwright-core";
import { openTable, playMasterworks, playNow, sitDown } from "./browser";
import { mockReview } from "./mocked-review";
import { finishGame, importRecord, SHORT_RECORD } from "./past";
import { byMouse, chooseOnce } from "./player";

type Way = (page: Page) => Promise<void>;

export const TABLES: Readonly<Record<string, Way>> = {
  "mille-fiori": (page) => begin(page, () => playNow(page, "mille-fiori", 4)),
  masterworks: (page) => begin(page, () => playMasterworks(page)),
  "summer-pavilion": (page) => begin(page, () => playNow(page, "summer-pavilion", 4)),
  liguria: (page) => begin(page, () => playNow(page, "liguria", 4)),
};

/** Dialogs and other states of the start page and of tables. */
const STATES: Readonly<Record<string, Way>> = {
  "new-table": openNewTable,
  lobby: async (page) => {
    await openTable(page, "liguria");
    await page.locator("main li").first().waitFor();
  },
  "name-prompt": askForName,
  options: async (page) => {
    await openTable(page, "mille-fiori");
    await page.locator("main .tools .quiet").first().click();
  },
  account: (page) => page.locator("header .account").click(),
  "own-account": openOwnAccount,
  vacation: async (page) => {
    await openOwnAccount(page);
    await takeVacation(page, 0, 4);
    await takeVacation(page, 30, 36);
    await page.reload();
    await page.locator("header .account").click();
    const section = page.locator("dialog details", { has: page.locator('input[type="date"]') });
    await section.locator("summary").click();
    await section.locator("button").last().scrollIntoViewIfNeeded();
  },
  "on-vacation": async (page) => {
    await openOwnAccount(page);
    await takeVacation(page, 0, 4);
    await openSlowTable(page);
  },
  "weekends-off": async (page) => {
    await openNewTable(page);
    await page.locator("dialog .terms select").selectOption({ index: 8 });
    await page.locator('dialog .terms input[type="checkbox"]').scrollIntoViewIfNeeded();
  },
  bots: async (page) => {
    await openOwnAccount(page);
    await createBot(page, `Robo ${Date.now()}`);
    await createBot(page, `Clicker ${Date.now()}`);
  },
  "lobby-bots": lobbyWithBot,
  "sign-out": async (page) => {
    await post(page, "/api/me", { name: "Ada" });
    await page.reload();
    await page.locator("header .account").click();
    await page.locator("dialog .more button").first().click();
  },
  delete: async (page) => {
    await openOwnAccount(page);
    await page.locator("dialog .more .danger").click();
  },
  import: async (page) => {
    await page.locator("nav.more button").click();
    await page.getByRole("dialog").waitFor();
  },
  used: async (page) => {
    for (const game of ["mille-fiori", "summer-pavilion", "liguria"]) {
      await finishGame(page, game, 3);
      await playNow(page, game, 3);
    }
    await open(page, "/");
  },
  lost: (page) => open(page, "/no/such/page"),
  "timed-out": runOutOfTime,
  chat: async (page) => {
    await playNow(page, "summer-pavilion", 3);
    await openChat(page);
  },
  notes: async (page) => {
    await playNow(page, "liguria", 3);
    await chooseInMenu(page, /^(Notes|Notizen)$/);
    await page.locator("textarea").fill("Genoa: two red cubes\nCorsica?");
  },
  friends: async (page) => {
    await openOwnAccount(page);
    await meetPeople(page);
    await page.reload();
    await page.getByRole("button", { name: /^(Friends|Freunde)/ }).click();
    await page.locator("dialog li").first().waitFor();
  },
  people: async (page) => {
    await playWithBerta(page);
    await chooseInMenu(page, /^(Players|Mitspieler)$/);
    await page.locator("dialog li").first().waitFor();
  },
  plan: async (page) => {
    await playWithBerta(page);
    await page.getByRole("button", { name: /^(Plan ahead|Vorausplanen)$/ }).click();
    for (let nth = 0; nth < 6 && (await page.locator(".plan li").count()) === 0; nth += 1) {
      await byMouse(page, 0);
    }
  },
  "hand-over": async (page) => {
    await playWithBerta(page);
    await chooseInMenu(page, /^(Hand over my seat|Meinen Platz übergeben) …$/);
    await page.getByRole("button", { name: /^(Ask the other players|Die anderen fragen)$/ }).click();
    await page.locator(".banner").first().waitFor();
  },
  menu: async (page) => {
    await playNow(page, "mille-fiori", 3);
    await page.getByRole("button", { name: MENU }).click();
  },
  resign: async (page) => {
    await playNow(page, "mille-fiori", 3);
    await page.getByRole("button", { name: MENU }).click();
    await page.locator("dialog li .danger").last().click();
  },
  settings: async (page) => {
    await playNow(page, "liguria", 3);
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: /^(Settings|Einstellungen)$/ }).click();
  },
  notices: async (page) => {
    await playNow(page, "liguria", 3);
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: /^(Settings|Einstellungen)$/ }).click();
    await page.getByRole("button", { name: /^(Notifications|Benachrichtigungen)/ }).click();
    await page.getByRole("dialog").locator("h3").waitFor();
  },
  keys: async (page) => {
    await playNow(page, "liguria", 3);
    await page.keyboard.press("?");
  },
  scores: async (page) => {
    await TABLES["summer-pavilion"]?.(page);
    await page.keyboard.press("s");
  },
  tip: async (page) => {
    await TABLES["mille-fiori"]?.(page);
    await page.keyboard.press("2");
    await page.locator(".tip").waitFor();
  },
  text: async (page) => {
    await playNow(page, "summer-pavilion", 3);
    await page.getByRole("button", { name: MENU }).click();
    await page.locator("dialog li [aria-pressed]").click();
  },
  guide: async (page) => {
    await open(page, "/learn/liguria");
    await page.locator("main button.primary").first().click();
    await page.locator(".marks .ring").waitFor();
  },
  hint: async (page) => {
    await openTable(page, "mille-fiori", async (dialog) => {
      await dialog.locator('input[type="checkbox"]').check();
      await dialog.locator("fieldset .seat select").nth(1).selectOption("bot/level:novice");
    });
    await page.locator("[data-choice]").first().waitFor();
    await page.keyboard.press("h");
    await page.locator(".hints ol").waitFor();
  },
  curtain: async (page) => {
    await openTable(page, "mille-fiori", (dialog) => dialog.locator("select").nth(1).selectOption("mine"));
    await page.locator("[data-choice]").first().click();
    await page.locator(".curtain").waitFor();
  },
  placing: (page) =>
    playUntil(page, () => playNow(page, "summer-pavilion", 2), 'main [data-choice][data-part^="space:"]'),
  sailing: (page) => playUntil(page, () => playNow(page, "liguria", 3), 'main [data-choice][data-part^="route:"]'),
  end: async (page) => {
    const table = await finishGame(page, "mille-fiori", 3);
    await open(page, `/table/${table}`);
    await page.getByRole("dialog").waitFor();
  },
};

/** Pages about finished games. */
const PAST: Readonly<Record<string, Way>> = {
  statistics: async (page) => {
    await finishGame(page, "mille-fiori", 2);
    await finishGame(page, "liguria", 3);
    await open(page, "/statistics");
  },
  replay: async (page) => {
    const record = await importRecord(page, SHORT_RECORD);
    await open(page, `/replay/record/${record}?step=60&seat=0`);
  },
  review: async (page) => {
    const record = await importRecord(page, SHORT_RECORD);
    await mockReview(page, ["ready"]);
    await open(page, `/review/record/${record}`);
  },
  mistakes: async (page) => {
    const record = await importRecord(page, SHORT_RECORD);
    await mockReview(page, ["ready"]);
    await open(page, `/mistakes/record/${record}?seat=0`);
  },
};

export const SCREENS: Readonly<Record<string, Way>> = {
  start: (page) => page.locator("[data-game] .primary").first().waitFor(),
  ...TABLES,
  rules: (page) => open(page, "/rules/mille-fiori"),
  lessons: (page) => open(page, "/learn/mille-fiori"),
  puzzles: (page) => open(page, "/puzzles/mille-fiori"),
  lesson: (page) => openFirst(page, "/learn/liguria", "main li a"),
  puzzle: (page) => openFirst(page, "/puzzles/summer-pavilion", PUZZLE),
  solved: async (page) => {
    await openFirst(page, "/puzzles/mille-fiori", PUZZLE);
    await chooseOnce(page, byMouse, 0);
    await page.locator(".verdict").waitFor();
  },
  "lesson-solved": async (page) => {
    await openFirst(page, "/learn/mille-fiori", "main li a");
    await chooseOnce(page, byMouse, 0);
    await page.locator(".verdict").waitFor();
  },
  ...STATES,
  ...PAST,
};

const MENU = /^Men[uü]$/;

/** The first puzzle of the list: that of the day would be another one tomorrow. */
const PUZZLE = "main ol a.card";

/** Opens the dialog for a new table on the start page. */
export async function openNewTable(page: Page): Promise<void> {
  await page.locator('[data-game="mille-fiori"] button.quiet').click();
  await page.getByRole("dialog").waitFor();
}

/** Opens the chat, which is in the menu where there is little room. */
export async function openChat(page: Page): Promise<void> {
  const chat = page.getByRole("button", { name: "Chat", exact: true });
  if ((await chat.count()) === 0) {
    await page.getByRole("button", { name: MENU }).click();
  }
  await chat.click();
  await page.getByRole("log").getByText(/./).or(page.getByRole("textbox")).first().waitFor();
}

/** Posts as this visitor, and returns the answer. */
function post(page: Page, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body });
      return answer.json() as Promise<unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** The dialog of a signed-in visitor. */
async function openOwnAccount(page: Page): Promise<void> {
  await post(page, "/api/me", { name: "Ada" });
  await post(page, "/api/account", { name: `Ada ${Date.now()}`, password: "correct horse" });
  await page.reload();
  await page.locator("header .account").click();
  await page.locator("dialog form").first().waitFor();
}

/** Lets a friend, somebody who asks and somebody who is asked meet the signed-in visitor. */
async function meetPeople(page: Page): Promise<void> {
  const { name } = (await page.evaluate(async () => (await fetch("/api/me")).json())) as { name: string };
  for (const other of ["Berta", "Carlo", "Dora"]) {
    const [otherName, stranger] = [`${other} ${Date.now()}`, await anotherVisitor(page, "/")];
    await post(stranger, "/api/me", { name: other });
    await post(stranger, "/api/account", { name: otherName, password: "correct horse" });
    if (other !== "Carlo") {
      await post(page, "/api/friends", { name: otherName });
    }
    if (other !== "Dora") {
      await post(stranger, "/api/friends", { name });
    }
    await stranger.context().close();
  }
}

/** A table of Summer Pavilion at which Berta, another person, is to move. */
async function playWithBerta(page: Page): Promise<void> {
  await post(page, "/api/me", { name: "Ada" });
  const seats = [{ kind: "mine" }, { kind: "open" }];
  for (;;) {
    const { table } = (await post(page, "/api/tables", { game: "summer-pavilion", seats })) as { table: string };
    const berta = await anotherVisitor(page, `/table/${table}`);
    await sitDown(berta, "Berta");
    await open(page, `/table/${table}`);
    for (const each of [page, berta]) {
      await each.getByRole("button", { name: /^(Ready|Bereit)$/ }).click();
    }
    const isMine = page.locator(".strip .turn").first();
    const isHers = berta.locator(".strip .turn").first();
    await isMine.or(page.getByRole("button", { name: /^(Plan ahead|Vorausplanen)$/ })).waitFor();
    const isWaiting = !(await isMine.isVisible());
    await (isWaiting ? isHers.waitFor() : undefined);
    await berta.context().close();
    if (isWaiting) {
      return;
    }
  }
}

/** Another person's page in the same browser. */
async function anotherVisitor(page: Page, path: string): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await page.context().browser()?.newContext({ locale: "en", reducedMotion: "reduce" });
  const other = await context?.newPage();
  if (!other) {
    throw new Error("the browser has gone");
  }
  await other.goto(origin + path);
  return other;
}

async function chooseInMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: MENU }).click();
  await page.getByRole("button", { name }).click();
}

/** Announces a vacation, from one day to another, counted from today. */
async function takeVacation(page: Page, first: number, last: number): Promise<void> {
  const [from, until] = [first, last].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await post(page, "/api/vacations", { from, until, zone: "UTC" });
}

/** Goes to a table whose clock counts days. */
async function openSlowTable(page: Page): Promise<void> {
  const seats = ["mine", "bot", "bot"].map((kind) => (kind === "bot" ? { kind, bot: "eager" } : { kind }));
  const clock = { kind: "days", days: 3, weekends_off: "Europe/Berlin" };
  const options = { players: seats.length };
  const body = { game: "mille-fiori", options, seats, clock };
  const { table } = (await post(page, "/api/tables", body)) as { table: string };
  await open(page, `/table/${table}`);
  await page.locator("[data-choice]").first().waitFor({ state: "attached" });
}

/** Creates a bot in the account dialog; its token is then shown. */
async function createBot(page: Page, name: string): Promise<void> {
  const form = page.locator("dialog section form.stacked").last();
  await form.locator("input").fill(name);
  await form.locator("button").click();
  await page.locator("dialog li", { hasText: name }).waitFor();
  await form.scrollIntoViewIfNeeded();
}

/** The lobby of a table to which the host has invited a bot. */
async function lobbyWithBot(page: Page): Promise<void> {
  const bot = `Robo ${Date.now()}`;
  await openOwnAccount(page);
  await createBot(page, bot);
  await page.keyboard.press("Escape");
  await openTable(page, "liguria");
  await page.locator("main form input").last().fill(bot);
  await page.locator("main form button").last().click();
  await page.locator("main li h2", { hasText: bot }).waitFor();
}

/** Plays until this can be chosen. */
async function playUntil(page: Page, start: () => Promise<void>, wanted: string): Promise<void> {
  const MOST = 60;
  await start();
  for (let nth = 0; nth < MOST && (await page.locator(wanted).count()) === 0; nth += 1) {
    await chooseOnce(page, byMouse, nth);
  }
  await page.locator(wanted).first().waitFor();
}

/** Goes to another host's table as a visitor without a name. */
async function askForName(page: Page): Promise<void> {
  await post(page, "/api/me", { name: "Ada" });
  const seats = [{ kind: "mine" }, { kind: "open" }];
  const { table } = (await post(page, "/api/tables", { game: "summer-pavilion", seats })) as { table: string };
  await page.context().clearCookies();
  await open(page, `/table/${table}`);
  await page.locator("main li .quiet").first().click();
  await page.locator("main form input").waitFor();
}

/** Goes to a table where the computer has made the first decision of the visitor's seat. */
async function runOutOfTime(page: Page): Promise<void> {
  await post(page, "/api/me", { name: "Ada" });
  const seats = [{ kind: "mine" }, { kind: "bot", bot: "eager" }];
  const clock = { kind: "per-move", seconds: 10 };
  const { table } = (await post(page, "/api/tables", { game: "mille-fiori", seats, clock })) as { table: string };
  await open(page, `/table/${table}`);
  await page.locator(".banner").waitFor();
}

/** Starts a table and makes some moves, so that there is something to see. */
async function begin(page: Page, start: () => Promise<void>): Promise<void> {
  await start();
  for (let nth = 0; nth < 8; nth += 1) {
    await chooseOnce(page, byMouse, nth);
  }
  await page.locator("[data-choice]").first().waitFor({ state: "attached" });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.waitForLoadState("networkidle");
}

async function openFirst(page: Page, path: string, link: string): Promise<void> {
  await open(page, path);
  await page.locator(link).first().click();
  await page.locator("main.board svg").first().waitFor();
}
