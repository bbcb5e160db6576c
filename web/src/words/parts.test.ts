// Messages are loaded with the part of the page that shows them. Checked in the sources, where a forgotten part shows.

import { expect, test } from "vitest";

const words = import.meta.glob<string>("/src/*/en.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["/src/**/*.{svelte,ts}", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The part of the page that each message belongs to. */
const partOf = new Map(
  Object.entries(words).flatMap(([path, source]) =>
    [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map((key) => [key[1] ?? "", path.split("/")[2] ?? ""] as const),
  ),
);

/** What is loaded on demand: a file, and the parts whose messages are loaded with it. */
const demands = Object.entries(sources).flatMap(([from, source]) =>
  [...source.matchAll(/onDemand\(\(\) => import\("([^"]+)"\)((?:, "[a-z]+")*)/g)].map(([, to = "", parts = ""]) => ({
    file: resolve(from, to),
    parts: [...parts.matchAll(/[a-z]+/g)].map(String),
  })),
);

const roots = [
  { file: "/src/main.ts", parts: [] },
  ...Object.keys(sources)
    .filter((file) => /^\/src\/games\/[^/]+\/index\.ts$/.test(file))
    .map((file) => ({ file, parts: [] })),
];

test("parts are found", () => {
  expect(demands.length).toBeGreaterThan(20);
  expect(demands.filter(({ file }) => sources[file] === undefined)).toEqual([]);
});

test.each([...roots, ...demands])("$file is loaded with all messages that it shows", ({ file, parts }) => {
  const missing = [...importsOf(file)].flatMap((each) =>
    keysIn(sources[each] ?? "")
      .filter((key) => !["words", ...parts].includes(partOf.get(key) ?? "words"))
      .map((key) => `${each}: ${key} is in ${partOf.get(key)}`),
  );
  expect(missing).toEqual([]);
});

/** This file and all that it imports, directly or not, except on demand. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file) && sources[file] !== undefined) {
    found.add(file);
    const imports = sources[file].matchAll(/^\s*(?:import|export) (?!type)(?:[^"]* from )?"(\.[^"]+)"/gm);
    [...imports].forEach(([, to = ""]) => importsOf(resolve(file, to), found));
  }
  return found;
}

/** The keys of messages in a source: in quotes, or built as in `t(`phase-${phase}`)`. */
function keysIn(source: string): string[] {
  const said = [...source.matchAll(/\bt\(([^,)]*)/g)].map((call) => call[1] ?? "");
  const written = said.flatMap((key) => [...key.matchAll(/"([a-z-]+)"/g)].map((quoted) => quoted[1] ?? ""));
  const built = said.flatMap((key) => /^`([a-z-]+-\$\{.*)`/.exec(key)?.[1] ?? []);
  const patterns = built.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`));
  return [...written, ...[...partOf.keys()].filter((key) => patterns.some((pattern) => pattern.test(key)))];
}

/** The file that an import names. */
function resolve(from: string, to: string): string {
  const { pathname } = new URL(to, `file://${from}`);
  return [pathname, `${pathname}.ts`].find((file) => sources[file] !== undefined) ?? pathname;
}
