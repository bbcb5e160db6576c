import { describe, expect, it } from "vitest";
import { WINDOW_LINES } from "./components";
import { comesToHand, matchingCells } from "./position";

const work = (shape: string, glass: string) => `masterwork-${shape}-${glass}-3`;
const asking = (...parts: string[]) => comesToHand({ choices: parts.map((part) => ({ part, label: { key: part } })) });

describe("a shop window", () => {
  it("has three rows and three columns", () => {
    expect([0, 2, 3, 5].map((line) => WINDOW_LINES[line])).toEqual([
      [0, 1, 2],
      [6, 7, 8],
      [0, 3, 6],
      [2, 5, 8],
    ]);
  });

  it("counts full lines of one glass or one shape", () => {
    const [vase, bowl, lamp] = ["vase", "bowl", "lamp"].map((shape) => work(shape, "ruby"));
    const cells = [vase, bowl, lamp, work("vase", "amber"), null, null, work("vase", "cobalt"), null, null].map(
      (card) => card ?? null,
    );
    expect([...matchingCells(cells)].sort()).toEqual([0, 1, 2, 3, 6]);
  });

  it("counts nothing for lines with an empty cell or different masterworks", () => {
    const mixed = [work("vase", "ruby"), work("bowl", "amber"), work("lamp", "ruby")];
    expect(matchingCells([...mixed, ...Array.from({ length: 6 }, () => null)]).size).toBe(0);
  });
});

describe("what replaces the hand on a small screen", () => {
  it("is a pile, the window or the Dogaressas when they are needed", () => {
    expect(asking("open:points", "stack")).toBe(true);
    expect(asking("window:0", "window:1")).toBe(true);
    expect(asking("picked", "dogaressa:points")).toBe(true);
  });

  it("is nothing else while cards or spaces are chosen", () => {
    expect(asking("hand:houses-2")).toBe(false);
    expect(asking("space:houses-2", "ship")).toBe(false);
    expect(asking()).toBe(false);
  });
});
