import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "../protocol/messages";
import { Chat } from "./chat.svelte";

const line = (seat: number, at: number, name = ""): ChatLine => ({
  line: at,
  seat,
  name,
  text: "ciao",
  at,
  reactions: [],
});
const sitting = (name: string) => ({ sitter: { kind: "person", guest: false } as const, name });
const table = (...chat: ChatLine[]) => ({ chat, info: { yours: [0], seats: ["", "", ""].map(sitting) } });

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

test("reactions of a muted player are hidden", () => {
  const reactions: ChatLine["reactions"] = [
    { reaction: "heart", seat: 1, name: "" },
    { reaction: "sad", seat: 0, name: "" },
  ];
  const chat = new Chat("t1", table({ ...line(0, 1), reactions }));
  const shown = () => chat.lines[0]?.reactions.map(({ reaction }) => reaction);
  expect(shown()).toEqual(["heart", "sad"]);
  chat.mute(1, true);
  expect(shown()).toEqual(["sad"]);
});

test("equal names are numbered, and the words of a former player are not those of the next one", () => {
  const info = { yours: [0], seats: ["Ada", "Ada"].map(sitting) };
  const chat = new Chat("t1", { chat: [], info });
  expect(chat.nameOf(line(1, 1, "Ada"))).toBe("Ada 2");
  expect(chat.nameOf(line(1, 1, "Ben"))).toBe("Ben");
  expect([chat.isOwn(line(0, 1, "Ada")), chat.isOwn(line(0, 1, "Ben"))]).toEqual([true, false]);
});
