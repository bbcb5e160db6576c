import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { addWords, setScene } from "../../words/words.svelte";
import { aboutTile } from "./names";
import pageWords from "./words/en.ftl?raw";

beforeAll(() => {
  settings.language = "en";
  addWords("en", pageWords, "liguria");
  setScene({ game: "liguria", names: [] });
});

describe("the description of a tile", () => {
  it("follows its print", () => {
    expect(["wheel", "merchant", "building-c", "knight-1"].map(aboutTile)).toEqual([
      "1 more step for your ship; upgraded: 2",
      "1 more cube from other players’ quays; upgraded: 2",
      "4 prestige; upgraded: 6",
      "1 sword; lets you load a cube of any color when you return",
    ]);
  });
});
