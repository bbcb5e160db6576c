// The part of a service worker that shows push messages and opens what they are about. A worker with other tasks calls
// `listenForPushes`, too.

/** What the server sends; see `crates/notices`. */
export interface PushMessage {
  /** The same whenever the message is sent again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Extendable {
  readonly notification: Notification;
}

interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** What is needed of a `ServiceWorkerGlobalScope`. */
export interface PushScope extends EventTarget {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<readonly { readonly data: unknown }[]>;
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** The message to a page that it should go to a path. */
export interface GoTo {
  readonly type: "go-to";
  readonly path: string;
}

export function listenForPushes(scope: PushScope): void {
  scope.addEventListener("push", (event) => (event as Pushed).waitUntil(show(scope, (event as Pushed).data)));
  scope.addEventListener("notificationclick", (event) => {
    const { notification } = event as Clicked;
    notification.close();
    (event as Clicked).waitUntil(open(scope, pathOf(scope, notification.data)));
  });
}

/** Browsers withdraw the permission if a message is not shown, so even one that can't be read is. */
async function show(scope: PushScope, pushed: Pushed["data"]): Promise<void> {
  const { id, title, text, path, tag } = read(pushed);
  const data = { id, path };
  // A message replaces the last one with the same tag, and makes itself heard unless it is the same message again.
  const shown = await scope.registration.getNotifications({ tag });
  const renotify = !shown.some((last) => (last.data as typeof data | null)?.id === id);
  await scope.registration.showNotification(title, { body: text, tag, renotify, icon: "/icon.svg", data });
}

function read(data: Pushed["data"]): PushMessage {
  const message = readJson(data);
  const text = (field: keyof PushMessage, otherwise: string) =>
    typeof message[field] === "string" ? message[field] : otherwise;
  return {
    id: text("id", ""),
    title: text("title", "Tavola"),
    text: text("text", ""),
    path: text("path", "/"),
    tag: text("tag", "tavola"),
  };
}

function readJson(data: Pushed["data"]): Partial<Record<keyof PushMessage, unknown>> {
  try {
    return (data?.json() ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  } catch {
    return {};
  }
}

/** A path on this site, whatever a notification contains. */
function pathOf(scope: PushScope, data: unknown): string {
  const { path = "/" } = (data ?? {}) as { path?: unknown };
  const address = new URL(String(path), scope.location.origin);
  return address.origin === scope.location.origin ? address.pathname : "/";
}

/** Opens a path in a tab that shows it already, in any other tab of ours, or in a new one. */
async function open(scope: PushScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  await page.focus();
  page.postMessage({ type: "go-to", path } satisfies GoTo);
}
