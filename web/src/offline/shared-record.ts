// A record from the system's share dialog. The service worker keeps it until the page has read it.

const SHARED = "tavola-shared";
const SHARE = "/import";

/** Whether the page was opened with a shared record. */
export function isShared(): boolean {
  return new URLSearchParams(location.search).has("import");
}

/** The shared record, once; empty if there is none. */
export async function takeShared(): Promise<string> {
  if (!isShared() || !("caches" in globalThis)) {
    return "";
  }
  const cache = await caches.open(SHARED);
  const shared = await cache.match(SHARE);
  await caches.delete(SHARED);
  history.replaceState(history.state, "", "/");
  return (await shared?.text()) ?? "";
}
