import { describe, expect, it } from "vitest";
import { comesToHand } from "./instead";

const asking = (...parts: string[]) => comesToHand({ choices: parts.map((part) => ({ part, label: { key: part } })) });

describe("what comes to the hand on a small screen", () => {
  it("is a pile, the window or Dogaressas when they are asked for", () => {
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
