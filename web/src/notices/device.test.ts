import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../connection/api";
import type { NewPush, NoticeTarget } from "../protocol/messages";
import { bytesOf, textOf } from "../kit/base64url";
import { comparePush, deviceTarget, renewPush, turnOffPush, turnOnPush } from "./device";

const KEY = textOf(Uint8Array.from([4, 251, 255, 0, 62, 63, 7]));

/** What the server was told, in order. */
let told: string[];
/** The subscription that the browser has. */
let subscribed: { endpoint: string } | null;
let endpoint: string;

function subscription() {
  return {
    endpoint,
    options: { applicationServerKey: bytesOf(KEY).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => Promise.resolve(((subscribed = null), true)),
  };
}

beforeEach(() => {
  [told, subscribed, endpoint] = [[], null, "https://push.example/1"];
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: () => Promise.resolve((subscribed = subscription())),
  };
  const register = () => Promise.resolve({ pushManager });
  vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration: register, ready: register() } });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  vi.spyOn(api, "addPush").mockImplementation((push: NewPush) => {
    told.push(`${push.endpoint} ${push.language}`);
    return Promise.resolve(target(String(told.length)));
  });
  vi.spyOn(api, "removeNoticeTarget").mockImplementation((id) => Promise.resolve(void told.push(`remove ${id}`)));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function target(id: string): NoticeTarget {
  return { id, kind: "push", host: "push.example", created: 0 };
}

test("keys are written like browsers write them", () => {
  const bytes = Uint8Array.from([4, 251, 255, 0, 62, 63, 7]);
  expect(textOf(bytes)).toBe("BPv_AD4_Bw");
  expect(bytesOf(textOf(bytes))).toEqual(bytes);
});

test("without a service worker, a device does not subscribe", async () => {
  const register = () => Promise.reject(new Error("blocked"));
  vi.stubGlobal("navigator", { serviceWorker: { register, ready: new Promise(() => undefined) } });
  expect(await turnOnPush(KEY, "7", "de")).toBe(false);
  expect(told).toEqual([]);
});

test("a device subscribes and is forgotten", async () => {
  expect(deviceTarget()).toBe(null);
  expect(await turnOnPush(KEY, "7", "de")).toBe(true);
  expect(deviceTarget()).toBe("1");
  await turnOffPush();
  expect([deviceTarget(), subscribed]).toEqual([null, null]);
  expect(told).toEqual(["https://push.example/1 de", "remove 1"]);
});

test("the server is told of another visitor, language or address, and of nothing else", async () => {
  await turnOnPush(KEY, "7", "de");
  await renewPush("7", "de");
  await renewPush("7", "en");
  await renewPush("8", "en");
  endpoint = "https://push.example/2";
  subscribed = subscription();
  await renewPush("8", "en");
  await renewPush("8", "en");
  expect(told).toEqual([
    "https://push.example/1 de",
    "https://push.example/1 en",
    "https://push.example/1 en",
    "https://push.example/2 en",
  ]);
});

test("a subscription that the browser has dropped is removed", async () => {
  await turnOnPush(KEY, "7", "de");
  subscribed = null;
  await renewPush("7", "de");
  expect([deviceTarget(), told.at(-1)]).toEqual([null, "remove 1"]);
});

test("a device that was removed elsewhere doesn’t believe that it gets messages", async () => {
  await turnOnPush(KEY, "7", "de");
  await comparePush([target("5"), target("1")]);
  expect(deviceTarget()).toBe("1");
  await comparePush([target("5")]);
  expect([deviceTarget(), subscribed]).toEqual([null, null]);
});
