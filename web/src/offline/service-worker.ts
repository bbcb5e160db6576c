// Stores the page on the device, so that it opens without a network.
//
// A version of the page is stored as a whole before it is used, and deleted only once none of its pages is open. Pages
// come from the server if it can be reached, else from the stored version; files with a hash in their names come from
// any stored version. So files of two versions are never mixed.
//
// Shows push messages while the page is closed, too.

import { listenForPushes, type PushScope } from "../notices/push-handler";

/** Set by the build: the version of the page, and its files. */
interface Built {
  readonly version: string;
  readonly files: readonly string[];
}

interface Scope extends EventTarget {
  readonly tavola: Built;
  readonly caches: CacheStorage;
  readonly location: Location;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const PREFIX = "tavola-page-";
const CURRENT = PREFIX + scope.tavola.version;
const START = "/index.html";
/** Time after which a slow server counts as unreachable, in milliseconds. */
const PATIENCE = 3_000;
/** Where the system's share dialog sends records, as declared in the manifest, and where they are kept for the page. */
const SHARE = "/import";
const SHARED = "tavola-shared";

listenForPushes(self as unknown as PushScope);
scope.addEventListener("install", (event) => (event as Extendable).waitUntil(store()));
scope.addEventListener("activate", (event) => (event as Extendable).waitUntil(deleteOthers()));
// A page asks which version this is.
scope.addEventListener("message", (event) => (event as MessageEvent).ports[0]?.postMessage(scope.tavola.version));
scope.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === scope.location.origin && pathname === SHARE) {
    (event as Fetching).respondWith(keepShared(request));
    return;
  }
  if (request.method !== "GET" || origin !== scope.location.origin || pathname.startsWith("/api/")) {
    return;
  }
  if (request.mode === "navigate") {
    (event as Fetching).respondWith(open(request));
  } else {
    (event as Fetching).respondWith(stored(request));
  }
});

/** Stores the whole page or nothing. */
async function store(): Promise<void> {
  const cache = await scope.caches.open(CURRENT);
  // Bypasses the browser's own cache, which may hold a file of another version.
  await cache.addAll(scope.tavola.files.map((file) => new Request(file, { cache: "no-cache" })));
}

async function deleteOthers(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CURRENT).map((it) => scope.caches.delete(it)),
  );
}

/** The page from the server; the stored one if the server can't be reached or has failed. */
async function open(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (answer && answer.status < 500) {
    return answer;
  }
  const cache = await scope.caches.open(CURRENT);
  return (await cache.match(START)) ?? answer ?? Response.error();
}

/** Keeps a shared record until the page has read it. */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const shared = form.get("file") ?? form.get("text") ?? "";
  const cache = await scope.caches.open(SHARED);
  await cache.put(SHARE, new Response(shared));
  return Response.redirect("/?import", 303);
}

async function stored(request: Request): Promise<Response> {
  return (await scope.caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
