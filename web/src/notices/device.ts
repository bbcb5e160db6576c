// Push messages to this device.

import type { NewPush, NoticeTarget } from "../protocol/messages";
import type { Language } from "../settings/settings.svelte";
import { api } from "../connection/api";
import { bytesOf, textOf } from "../kit/base64url";
import { readLocal, writeLocal } from "../settings/local";

/** The target of this device at the server: whose it is, its address, and the language of its messages. */
interface KnownTarget {
  readonly id: string;
  readonly user: string;
  readonly endpoint: string;
  readonly language: Language;
}

const KEY = "tavola-push";
const WORKER = "/service-worker.js";
/** Time for the service worker to be installed, in milliseconds: it stores the whole page first. */
const PATIENCE = 20_000;

/** Whether this browser can get push messages here: on iPhones, only an installed page can. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The server's id of this device, unless it gets no push messages. */
export function deviceTarget(): string | null {
  return canPush() && Notification.permission === "granted" ? (known()?.id ?? null) : null;
}

/** Asks for permission and subscribes. False if the person or the browser refuses. */
export async function turnOnPush(key: string, user: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") {
    return false;
  }
  const registration = await activeRegistration();
  if (!registration) {
    return false;
  }
  const existing = await registration.pushManager.getSubscription();
  if (existing && keyOf(existing) !== key) {
    // It belongs to another server key: messages with ours would be refused.
    await existing.unsubscribe();
  }
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await registration.pushManager.subscribe(options).catch(() => null);
  if (!subscription) {
    return false;
  }
  await tell(subscription, user, language);
  return true;
}

/** Ends push messages to this device. */
export async function turnOffPush(): Promise<void> {
  const target = known();
  remember(null);
  if (target) {
    await api.removeNoticeTarget(target.id).catch(() => undefined);
  }
  // The browser's own affair: the server sends nothing there anymore.
  await (await currentSubscription())?.unsubscribe().catch(() => undefined);
}

/** Tells the server what has changed: the visitor, the language, or the address, which browsers renew from time to time. */
export async function renewPush(user: string, language: Language): Promise<void> {
  const target = known();
  if (!target) {
    return;
  }
  const subscription = await currentSubscription();
  if (!subscription) {
    await turnOffPush();
  } else if (target.user !== user || target.language !== language || target.endpoint !== subscription.endpoint) {
    await tell(subscription, user, language);
  }
}

/** Ends push messages to this device unless it is among the server's targets: it was removed elsewhere, or has expired. */
export async function comparePush(targets: readonly NoticeTarget[]): Promise<void> {
  const target = known();
  if (target && !targets.some(({ id }) => id === target.id)) {
    await turnOffPush();
  }
}

/** Removes what this device shows about a table. */
export async function closeNotifications(table: string): Promise<void> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  (await registration?.getNotifications({ tag: table }))?.forEach((notification) => notification.close());
}

async function tell(subscription: PushSubscription, user: string, language: Language): Promise<void> {
  const { id } = await api.addPush(describe(subscription, language));
  remember({ id, user, endpoint: subscription.endpoint, language });
}

/** The service worker once it can get messages; null if it can't be installed. */
async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const installed = await navigator.serviceWorker.register(WORKER).catch(() => null);
  const givenUp = new Promise<null>((resolve) => setTimeout(() => resolve(null), installed ? PATIENCE : 0));
  return Promise.race([navigator.serviceWorker.ready, givenUp]);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) {
    return null;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function describe(subscription: PushSubscription, language: Language): NewPush {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language };
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  return key ? textOf(new Uint8Array(key)) : "";
}

// A device that can't keep this is offered push messages again.
const known = () => readLocal<KnownTarget | null>(KEY, null);
const remember = (target: KnownTarget | null) => writeLocal(KEY, target);
