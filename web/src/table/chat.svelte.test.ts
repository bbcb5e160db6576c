import { beforeEach, expect, test } from "vitest";
import { Chat } from "./chat.svelte";

const line = (seat: number, at: number) => ({ seat, name: "", text: "ciao", at });
const table = (...chat: ReturnType<typeof line>[]) => ({ chat, info: { yours: [0] } });

beforeEach(() => localStorage.clear());

test("messages of others are unread until they are read, also after a reload; own messages never are", () => {
  const source = table(line(0, 1), line(1, 2), line(1, 3));
  const chat = new Chat("t1", source);
  expect(chat.unread).toBe(2);
  chat.markRead();
  expect(chat.unread).toBe(0);
  expect(new Chat("t1", table(...source.chat, line(0, 4))).unread).toBe(0);
  expect(new Chat("t1", table(...source.chat, line(1, 4))).unread).toBe(1);
  expect(new Chat("t2", source).unread).toBe(2);
});

test("a muted player stays muted after a reload, and is shown again when unmuted", () => {
  const source = table(line(1, 1), line(2, 2));
  new Chat("t1", source).mute(1, true);
  const chat = new Chat("t1", source);
  expect(chat.isMuted(1)).toBe(true);
  expect(chat.lines.map(({ seat }) => seat)).toEqual([2]);
  chat.mute(1, false);
  expect(new Chat("t1", source).lines).toHaveLength(2);
});

test("the state of old tables is dropped", () => {
  for (let nth = 0; nth < 60; nth += 1) {
    new Chat(`t${nth}`, table(line(1, 1))).markRead();
  }
  expect(Object.keys(JSON.parse(localStorage.getItem("tavola-chat") ?? "{}") as object)).toHaveLength(50);
  expect(new Chat("t59", table(line(1, 1))).unread).toBe(0);
});
