import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { addWords, setScene } from "../../words/words.svelte";
import type { Color, Estimate, Island, Player, View } from "../../protocol/liguria";
import { tableOf } from "../../kit/testing/table";
import type { BoardProps, Choice } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { tip } from "./tip";
import pageWords from "./words/en.ftl?raw";

const player = (place: number): Player => ({
  score: 0,
  coins: 2,
  envoys: 12,
  ship: { place, heading: "clockwise", cargo: "R" },
  harbor: {
    tiles: [
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    quay: "RB",
    fields: [null, { seat: 1, tiles: ["diplomat-1"] }, null, null],
  },
  knights: ["knight-1", "knight-2"],
  diplomats: [],
  orders: ["order-01"],
  store: "RB",
  returned: [],
  cards: ["S01"],
  card: "S01",
});
const estimate: Estimate = { islands: 0, buildings: 4, debt: 0, orders: 4, sets: 0, diplomats: 0, total: 8 };
const island = (color: Color, prestige: number, owner: number | null = null): Island => ({
  color,
  prestige,
  owner,
  knights: owner === null ? [] : ["knight-2"],
});
const view: View = {
  viewer: { seat: 0 },
  options: { players: 3, debt: "forgiven" },
  round: 2,
  turn: { choose: 0 },
  step: "sail",
  order: [0, 1, 2],
  position: 0,
  voyage: { left: 0, turned: false, diplomat_in: null },
  merchants: [null, null, null],
  row: ["wheel", "monk", "order-04"],
  offer: [],
  islands: [
    island("R", 4),
    island("B", 6, 1),
    island("Y", 7),
    island("B", 5),
    island("Y", 8),
    island("R", 4),
    island("Y", 7),
    island("R", 5),
    island("B", 6),
  ],
  seats: [player(0), { ...player(4), card: "S23" }, { ...player(8), card: "S34" }],
  supply: "",
  bag: {},
  removed: {},
  deck: [],
  standings: [0, 1, 2].map(() => ({ wheels: 2, sacks: 1, balance: 3, estimate, filled: ["order-01"] })),
  stops: [{ place: 1, deed: "land", most: 2, cubes: "RR", prestige: 4 }],
};

/** The game's own messages come from the server. */
const gameWords = readFileSync(join(import.meta.dirname, "../../../../crates/liguria/text/en.ftl"), "utf8");

let shown: Record<string, unknown>;

beforeAll(() => {
  settings.language = "en";
  addWords("en", gameWords, "liguria");
  addWords("en", pageWords, "liguria");
  setScene({ game: "liguria", names: ["Elena", "Jonas", "Livia"] });
});

afterEach(() => unmount(shown));

describe("the ring", () => {
  it("shows twelve places, with buttons where the ship can sail", () => {
    show(Board, { choices: sailing });
    expect(document.querySelectorAll('[data-anchor^="place:"]')).toHaveLength(12);
    expect(part("route:cw-1")?.getAttribute("aria-label")).toBe("Sail 1 step clockwise: Red island, 4 prestige");
    expect(part("place:5")?.getAttribute("role")).toBe("img");
  });

  it("names the holder of an island and the cubes on a quay", () => {
    show(Board);
    expect(part("place:2")?.getAttribute("aria-label")).toBe("Blue island, 6 prestige. Held by Jonas: knight II");
    expect(part("place:4")?.getAttribute("aria-label")).toContain("On the quay: 1 red and 1 blue");
    expect(document.querySelector('[data-anchor="banner:2"].seat-b')).not.toBeNull();
  });

  it("shows the route and the viewer's ship at its end", () => {
    show(Board, {
      choices: sailing,
      preview: { part: "route:cw-1", title: { key: "" }, total: 0, isUpTo: false, events: [], outlook: [] },
    });
    expect(document.querySelector(".course path")).not.toBeNull();
    expect(document.querySelector(".ghost.seat-a")).not.toBeNull();
  });

  it("asks for the reason where the ship can't sail", () => {
    const { onpath, onimpossible } = show(Board, { choices: sailing });
    click("route:cw-1");
    click("place:5");
    expect(onpath).toHaveBeenCalledExactlyOnceWith(["route:cw-1"]);
    expect(onimpossible).toHaveBeenCalledExactlyOnceWith("route:cw-5");
  });

  it("shows the options of a stop in the tip", () => {
    const table = show(Board, {
      choices: sailing,
      preview: { part: "route:cw-1", title: { key: "" }, total: 0, isUpTo: false, events: [], outlook: [] },
    });
    expect(tip(table)).toEqual({
      title: "Red island, 4 prestige",
      gain: null,
      lines: ["1 of 2 steps", "Land knights", "Load up to 2: 2 red", "Up to 4 prestige at the end"],
    });
  });
});

describe("the row of tiles", () => {
  it("selects tiles one by one and submits a complete choice as a draft", () => {
    const pair = { part: "tile:0", label, then: [leaf("tile:1"), leaf("tile:2")] };
    const { onpath } = show(Board, {
      view: { ...view, step: "take-tiles", merchants: [2, null, null] },
      choices: [pair],
    });
    click("tile:2");
    expect(onpath).toHaveBeenLastCalledWith(["tile:0", "tile:2"], true);
  });
});

describe("the hand", () => {
  it("chooses knights in any order, and shows orders that can be filled", () => {
    const both = { ...leaf("knights:knight-1x1"), then: [leaf("knights:knight-2x1")] };
    const { onpath } = show(Hand, {
      view: { ...view, step: "land" },
      choices: [both, leaf("knights:knight-2x1"), leaf("skip")],
    });
    document.querySelector<HTMLElement>('[data-choice][aria-label="knight II"]')?.click();
    expect(onpath).toHaveBeenLastCalledWith(["knights:knight-2x1"], true);
    expect(document.querySelector("li.filled")?.getAttribute("aria-label")).toContain("can be filled now");
    expect(part("skip")?.textContent).toBe("Do nothing here");
  });
});

const label = { key: "" };
const leaf = (id: string): Choice => ({ part: id, label, done: true });
const sailing = ["route:cw-1", "route:cw-2", "route:ccw-1"].map(leaf);

function show(what: Component<BoardProps<View>>, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const table = tableOf(view, ["Elena", "Jonas", "Livia"], more);
  shown = mount(what, { target: document.body, props: table });
  flushSync();
  return table;
}

function part(id: string): Element | null {
  return document.querySelector(`[data-part="${id}"]`);
}

function click(id: string): void {
  part(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
