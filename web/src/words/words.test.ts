import { afterEach, describe, expect, test } from "vitest";
import { GUEST_NAMES } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { addWords, list, say, setScene, signed, signedTenths, t, tenths } from "./words.svelte";

const parts = import.meta.glob<string>("../*/{en,de}.ftl", { query: "?raw", import: "default", eager: true });
const keysOf = (source: string) => source.split("\n").flatMap((line) => /^([a-z][a-z-]*) =/.exec(line)?.[1] ?? []);
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

afterEach(() => {
  settings.language = "en";
});

test("both languages have the same messages, in every part of the page", () => {
  for (const [path, source] of Object.entries(parts).filter(([path]) => path.endsWith("en.ftl"))) {
    expect(keysOf(parts[path.replace("en.ftl", "de.ftl")] ?? "")).toEqual(keysOf(source));
  }
});

test("no message is defined twice", () => {
  const all = Object.entries(parts).flatMap(([path, source]) => (path.endsWith("en.ftl") ? keysOf(source) : []));
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});

test("every message used outside games exists", () => {
  const known = new Set([...Object.values(parts).flatMap(keysOf), "game-name", "game-tagline"]);
  const shell = Object.entries(sources).filter(([path]) => !path.includes("/games/") && !path.includes(".test."));
  const named = shell.flatMap(([, source]) =>
    [...source.matchAll(/\bt\("([a-z-]+)"/g)].map((match) => match[1] as string),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test("the names that guests get are known in every language", () => {
  const names = ["en", "de"].map((language) => /^guest-name = (.*)$/m.exec(parts[`./${language}.ftl`] ?? "")?.[1]);
  expect(names).toEqual(GUEST_NAMES);
});

describe("a text of the server", () => {
  test("is formatted with names, numbers, lists and nested texts", () => {
    addWords(
      "en",
      "took = { $seat } takes { $count } of { $what } and { $list }, { $raw }\nglass = glass\nsand = sand",
      "test-game",
    );
    setScene({ game: "test-game", names: ["Ada", "Noor"] });
    const text = {
      key: "took",
      args: [
        ["seat", { seat: 1 }],
        ["count", { number: 2 }],
        ["what", { text: { key: "glass" } }],
        ["list", { list: [{ key: "glass" }, { key: "sand" }] }],
        ["raw", { verbatim: "x-1" }],
      ] as [string, never][],
    };
    expect(say(text)).toBe("Noor takes 2 of glass and glass and sand, x-1");
  });

  test("without a message shows its key", () => {
    expect(say({ key: "nobody-knows" }, { game: "", names: [] })).toBe("nobody-knows");
  });
});

test("texts follow the language at once", () => {
  expect(t("your-turn")).toBe("Your turn");
  settings.language = "de";
  expect(t("your-turn")).toBe("Du bist dran");
  expect(list(["a", "b", "c"])).toBe("a, b und c");
});

test("points carry their sign", () => {
  expect([5, 0, -3].map(signed)).toEqual(["+5", "±0", "−3"]);
});

test("decimals are formatted as in the language", () => {
  expect([tenths(3.14, "en"), tenths(3.14, "de")]).toEqual(["3.1", "3,1"]);
});

test("signs are always shown, ± for zero", () => {
  expect([2.25, -0.6, -0.04, 0].map((value) => signedTenths(value, "en"))).toEqual(["+2.3", "−0.6", "±0.0", "±0.0"]);
});
