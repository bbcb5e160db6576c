import { describe, expect, test } from "vitest";
import { pathOf, readAddress, replayAddress, reviewAddress } from "./subject";

const table = { kind: "table", id: "abc" } as const;
const record = { kind: "record", id: "xyz" } as const;

describe("the address of a position", () => {
  test("contains game, step and point of view", () => {
    expect(replayAddress(table)).toBe("/replay/abc");
    expect(replayAddress(table, 17, 0)).toBe("/replay/abc?step=17&seat=0");
    expect(replayAddress(record, 0, "open")).toBe("/replay/record/xyz?step=0&seat=open");
    expect(replayAddress(record, 3, "spectator")).toBe("/replay/record/xyz?step=3");
    expect([pathOf(table), pathOf(record)]).toEqual(["tables/abc", "records/xyz"]);
    expect(reviewAddress(record)).toBe("/review/record/xyz");
  });

  test("is parsed, and invalid values are ignored", () => {
    expect(readAddress("?step=17&seat=0")).toEqual({ step: 17, eyes: 0 });
    expect(readAddress("?seat=open")).toEqual({ step: 0, eyes: "open" });
    expect(readAddress("?step=-4&seat=nobody")).toEqual({ step: 0, eyes: null });
    expect(readAddress("?step=first")).toEqual({ step: 0, eyes: null });
  });
});
