import { beforeEach, expect, test, vi } from "vitest";
import { listenForPushes, type PushScope } from "./push-handler";

class FakeScope extends EventTarget implements PushScope {
  readonly location = { origin: "https://tavola.example" };
  readonly shown: [string, NotificationOptions][] = [];
  readonly opened: string[] = [];
  pages: { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[] = [];
  readonly registration = {
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(this.shown.filter(([, options]) => options.tag === tag).map(([, { data }]) => ({ data }))),
    showNotification: (title: string, options: NotificationOptions) => {
      this.shown.push([title, options]);
      return Promise.resolve();
    },
  };
  readonly clients = {
    matchAll: () => Promise.resolve(this.pages),
    openWindow: (address: string) => Promise.resolve(this.opened.push(address)),
  };
}

let scope: FakeScope;

beforeEach(() => {
  scope = new FakeScope();
  listenForPushes(scope);
});

/** Dispatches an event and waits for its work. */
async function dispatch(type: string, fields: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promised: Promise<unknown>) => (work = promised);
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
  await work;
}

const push = (data: unknown) => dispatch("push", { data: { json: () => data } });
const click = (path: unknown) => dispatch("notificationclick", { notification: { close: vi.fn(), data: { path } } });

test("a message is shown with its text, tag and path", async () => {
  await push({ id: "1", title: "It’s your turn", text: "Liguria", path: "/table/abc", tag: "abc" });
  const data = { id: "1", path: "/table/abc" };
  const options = { body: "Liguria", tag: "abc", renotify: true, icon: "/icon.svg", data };
  expect(scope.shown).toEqual([["It’s your turn", options]]);
});

test("a message makes itself heard once, however often it arrives", async () => {
  for (const id of ["1", "1", "2"]) {
    await push({ id, title: "It’s your turn", text: "Liguria", path: "/table/abc", tag: "abc" });
  }
  expect(scope.shown.map(([, options]) => (options as { renotify?: boolean }).renotify)).toEqual([true, false, true]);
});

test("a message that can’t be read is shown all the same", async () => {
  await push({ title: 5 });
  await dispatch("push", { data: null });
  await dispatch("push", {
    data: {
      json: () => {
        throw new SyntaxError("not JSON");
      },
    },
  });
  expect(scope.shown.map(([title]) => title)).toEqual(["Tavola", "Tavola", "Tavola"]);
});

test("a click opens the table in a new tab, or in one of ours", async () => {
  await click("/table/abc");
  expect(scope.opened).toEqual(["/table/abc"]);
  const page = (url: string) => ({ url, focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() });
  const [home, table] = [page("https://tavola.example/"), page("https://tavola.example/table/abc")];
  scope.pages = [home, table];
  await click("/table/abc");
  expect(table.focus).toHaveBeenCalledOnce();
  expect(home.focus).not.toHaveBeenCalled();
  await click("/table/other");
  expect(home.postMessage).toHaveBeenCalledWith({ type: "go-to", path: "/table/other" });
});

test("a click leads nowhere else", async () => {
  for (const path of ["https://elsewhere.example/table/abc", "//elsewhere.example/", null, undefined]) {
    await click(path);
  }
  expect(scope.opened.every((path) => path.startsWith("/") && !path.startsWith("//"))).toBe(true);
});
