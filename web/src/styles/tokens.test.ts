import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SMALL_SCREEN, WIDE_SCREEN } from "../kit/screen";

const SOURCE = join(import.meta.dirname, "..");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(css|svelte|svg|ts)$/.test(file),
);
const text = files.map((file) => readFileSync(join(SOURCE, file), "utf8")).join("\n");
const found = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

test("every custom property that is used without a fallback is set somewhere", () => {
  const used = found(/var\((--[\w-]+)\)/g);
  const set = found(/(--[\w-]+)(?=:|=|")/g);
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test("styles and scripts agree on what a small and a wide window is", () => {
  const conditions = [...found(/@media ([^{]+?) \{/g)];
  expect(conditions).toContain(SMALL_SCREEN);
  expect(conditions.filter((condition) => condition.includes("1099px") && condition !== SMALL_SCREEN)).toEqual([]);
  expect(
    conditions.filter((condition) => condition.includes("min-width: 560px") && !condition.includes(WIDE_SCREEN)),
  ).toEqual([]);
});
