// Notices: turned on after an explanation, sent encrypted while the visitor is elsewhere, shown by the service worker.

import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  picture,
  playNow,
  useBrowser,
  visit,
  type Visit,
} from "./browser";
import { byTouch, chooseOnce } from "./player";
import { PushService, type FakeSubscription } from "./push-service";
import { Server } from "./server";

useBrowser();

/** Longer than a visitor has who leaves the table. */
const PATIENT = { timeout: 40_000 };

// Addresses on this machine are only reached if the operator says so.
const server = new Server({ config: "[notices]\nprivate-targets = true\n" });
const pushes = new PushService();
let subscription: FakeSubscription;

beforeAll(async () => {
  await server.start();
  subscription = await pushes.start();
});
afterAll(async () => {
  pushes.stop();
  await server.remove();
});

/** In the page: lets the browser subscribe at the push service of the tests. A subscription outlives its page. */
function fakePushManager({ endpoint, keys }: FakeSubscription): void {
  const stored = "fake-subscription";
  const subscription = (key: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    options: { applicationServerKey: Uint8Array.from(key.split(","), Number).buffer },
    unsubscribe: () => Promise.resolve((localStorage.removeItem(stored), true)),
  });
  const found = () => {
    const key = localStorage.getItem(stored);
    return key === null ? null : subscription(key);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(found()),
    subscribe(options: { applicationServerKey: Uint8Array }) {
      localStorage.setItem(stored, options.applicationServerKey.join());
      return Promise.resolve(found());
    },
  });
}

/**
 * In the page: grants what was asked for in a browser that always refuses, as the packed one does. It can't show
 * notifications.
 */
function grantNotifications(): void {
  if (Notification.permission === "denied") {
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
  }
}

/** In the service worker: keeps notifications in a list if the browser can't show them. */
function collectNotifications(): void {
  const shown: Partial<Notification>[] = [];
  if (Notification.permission === "denied") {
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(shown.push({ title, ...options })),
      getNotifications: () => Promise.resolve(shown),
    });
  }
}

async function visitWithPush(language: "en" | "de"): Promise<Visit> {
  const visitor = await visit({ ...PHONE, language, address: server.address, serviceWorkers: "allow" });
  const context = visitor.page.context();
  await context.grantPermissions(["notifications"], { origin: server.address });
  await context.addInitScript(grantNotifications);
  await context.addInitScript(fakePushManager, subscription);
  await visitor.page.reload();
  return visitor;
}

async function openNotices(page: Page, settings: string, notices: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^(Menu|Menü)$/ }).click();
  await page.getByRole("button", { name: settings, exact: true }).click();
  await page.getByRole("button", { name: notices }).click();
  await page.getByRole("dialog").locator("h3").waitFor();
}

/** Hands a message to the service worker, like the browser does when its push service has one. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) {
        resolve(registration.registrationId);
      }
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin: server.address, registrationId, data });
}

test("a visitor who leaves the table gets an encrypted message, and the service worker shows it", async () => {
  const { page, close } = await visitWithPush("en");
  await playNow(page, "mille-fiori");
  await openNotices(page, "Settings", /^Notifications/);
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  await dialog.getByText("even while the page is closed").waitFor();
  await picture(page, "notices-off-phone");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Turn on for this device" }).click();
  await dialog.getByText("You’ll be notified on this device").waitFor();
  await dialog.getByRole("group", { name: "Quiet hours" }).getByRole("radio", { name: "On" }).check({ force: true });
  await expect.poll(() => dialog.getByLabel("From").inputValue()).toBe("22:00");
  await dialog.getByRole("group", { name: "Quiet hours" }).getByRole("radio", { name: "Off" }).check({ force: true });
  await picture(page, "notices-on-phone");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await dialog.getByText("The test message is on its way.").waitFor();
  expect(pushes.messages.at(-1)?.["title"]).toBe("It’s your turn");
  await page.keyboard.press("Escape");

  const table = new URL(page.url()).pathname;
  const known = pushes.messages.length;
  await chooseOnce(page, byTouch, 0);
  await chooseOnce(page, byTouch, 1);
  await page.goto(server.address);
  await expect.poll(() => pushes.messages.slice(known), PATIENT).not.toEqual([]);
  const message = { title: "It’s your turn", text: "Mille Fiori", path: table, tag: table.split("/").at(-1) };
  expect(pushes.messages.slice(known)).toEqual([{ ...message, id: expect.any(String) as string }]);
  expect(pushes.heads.at(-1)).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });

  const worker = page.context().serviceWorkers().at(-1);
  await worker?.evaluate(collectNotifications);
  await deliver(page.context(), page, message);
  const shown = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown, PATIENT).toEqual([{ title: message.title, body: message.text, tag: message.tag }]);
  await close();
});

test("a webhook is added, tried and removed, in German, by keyboard", async () => {
  const { page, close } = await visit({ ...PHONE, language: "de", address: server.address });
  await playNow(page, "summer-pavilion");
  await openNotices(page, "Einstellungen", /^Benachrichtigungen/);
  const dialog = page.getByRole("dialog", { name: "Benachrichtigungen" });
  await dialog.getByRole("button", { name: "Discord, ntfy und andere Webhooks" }).press("Enter");
  await dialog.getByRole("radio", { name: "JSON" }).check({ force: true });
  // Nothing listens there.
  await dialog.getByLabel("Adresse, die JSON annimmt").fill("http://127.0.0.1:9/hook");
  await dialog.getByRole("button", { name: "Webhook hinzufügen" }).press("Enter");
  await dialog.getByLabel("Signaturschlüssel").waitFor();
  await picture(page, "notices-webhook-phone-de");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Test senden" }).press("Enter");
  await dialog.getByText("Die Testnachricht ist nicht angekommen.").waitFor();
  await dialog.getByRole("button", { name: "Entfernen" }).press("Enter");
  await dialog.getByRole("listitem").first().waitFor({ state: "detached" });
  await close();
});
