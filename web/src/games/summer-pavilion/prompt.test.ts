import { beforeAll, describe, expect, it } from "vitest";
import { tableOf } from "../../kit/testing/table";
import type { View } from "../../protocol/summer-pavilion";
import { settings } from "../../settings/settings.svelte";
import { addWords, setScene } from "../../words/words.svelte";
import { prompt } from "./prompt";
import pageWords from "./words/en.ftl?raw";

beforeAll(() => {
  settings.language = "en";
  addWords("en", pageWords, "summer-pavilion");
  setScene({ game: "summer-pavilion", names: ["Elena", "Jonas"] });
});

describe("the prompt", () => {
  it("asks how many tiles to keep, after passing", () => {
    const table = tableOf({ step: "play" } as View, ["Elena", "Jonas"], { path: ["pass"] });
    expect(prompt(table)).toBe("Choose up to four tiles to keep, then confirm.");
  });
});
