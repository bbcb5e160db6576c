import { describe, expect, it } from "vitest";

const words = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("./*/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const games = [...new Set(Object.keys(words).map((path) => path.split("/")[1] ?? ""))];

describe.each(games)("the page's words of %s", (game) => {
  const [en, de] = ["en", "de"].map((language) => keys(words[`./${game}/words/${language}.ftl`] ?? ""));

  it("exist in both languages", () => {
    expect(de).toEqual(en);
    expect(en).not.toEqual([]);
  });

  it("are all used", () => {
    const own = Object.entries(sources).filter(([path]) => path.startsWith(`./${game}/`));
    const text = own.map(([, source]) => source).join("\n");
    // Keys built from parts are matched by prefix; the shell uses those of buttons and lessons.
    const unsaid = en?.filter(
      (key) =>
        !/^(do|lesson-name)-/.test(key) &&
        !text.includes(`"${key}"`) &&
        !text.includes(`\`${key.replace(/[^-]*$/, "")}$`),
    );
    expect(unsaid).toEqual([]);
  });
});

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? "");
}
