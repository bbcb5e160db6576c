import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../connection/api";
import { setVisitor } from "../connection/session.svelte";
import {
  askFriend,
  friends,
  friendsTables,
  invitations,
  isFriendable,
  refreshCompany,
  refreshFriends,
  tieTo,
} from "./friends.svelte";

const ada = { id: "1", name: "Ada", account: true, password: true, moderator: false };
const row = (name: string) => ({ id: `id of ${name}`, name, since: 0 });
const lists = { friends: [row("Ben")], received: [row("Cleo")], sent: [row("Dan")] };

beforeEach(() => {
  vi.restoreAllMocks();
  setVisitor(ada);
  vi.spyOn(api, "friends").mockResolvedValue(lists);
  vi.spyOn(api, "friendsTables").mockResolvedValue([{ table: "t" }] as never);
  vi.spyOn(api, "invitations").mockResolvedValue([{ table: "i" }] as never);
});

test("the lists say how two accounts stand to each other", async () => {
  await refreshFriends();
  expect(["Ben", "Cleo", "Dan", "Eve"].map(tieTo)).toEqual(["friends", "received", "sent", "none"]);
});

test("only accounts under their own names can be asked", () => {
  const seat = (sitter: object) => ({ sitter }) as Parameters<typeof isFriendable>[0];
  expect(isFriendable(seat({ kind: "person", guest: false }))).toBe(true);
  expect(isFriendable(seat({ kind: "person", guest: true }))).toBe(false);
  expect(isFriendable(seat({ kind: "person", guest: false, run_by: "Ben" }))).toBe(false);
  expect(isFriendable(seat({ kind: "bot", bot: "random" }))).toBe(false);
});

test("guests ask the server nothing, and nothing of the last visitor stays", async () => {
  await refreshCompany();
  expect([friendsTables().length, invitations().length]).toEqual([1, 1]);
  setVisitor({ ...ada, account: false });
  vi.mocked(api.friends).mockClear();
  await refreshCompany();
  expect(api.friends).not.toHaveBeenCalled();
  expect([friends().friends, friendsTables(), invitations()]).toEqual([[], [], []]);
});

test("without friends, nobody's tables are asked for", async () => {
  vi.mocked(api.friends).mockResolvedValue({ ...lists, friends: [] });
  await refreshCompany();
  expect(api.friendsTables).not.toHaveBeenCalled();
});

test("an answer that comes after the visitor has changed is dropped", async () => {
  setVisitor({ ...ada, account: false });
  await refreshFriends();
  setVisitor(ada);
  vi.spyOn(api, "askFriend").mockImplementation(async () => {
    setVisitor({ ...ada, id: "2" });
    return Promise.resolve(lists);
  });
  await askFriend("Ben");
  expect(friends().friends).toEqual([]);
});
