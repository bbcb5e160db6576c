import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { addWords, setScene } from "../../words/words.svelte";
import type { SeatView, View } from "../../protocol/mille-fiori";
import { tableOf } from "../../kit/testing/table";
import type { EventLine } from "../../protocol/messages";
import type { BoardProps, PreviewInfo } from "../contract";
import Board from "./Board.svelte";
import { AREAS } from "./components";
import pageWords from "./words/en.ftl?raw";

const player: SeatView = {
  has_picked: false,
  holds: 4,
  known: null,
  score: 0,
  personal: 25,
  reserve: 5,
  ship: 0,
  bonuses: [0, 0, 0, 20, 0],
  bonus_diamonds: 1,
};
const view: View = {
  viewer: { seat: 0 },
  options: { players: 2, edition: "revised", draft: "simultaneous", masterworks: false },
  round: 1,
  pass: 0,
  start: 0,
  turn: { choose: 0 },
  awaited: "use",
  ending: false,
  seats: [player, { ...player, bonuses: [0, 0, 0, 0, 0] }],
  board: {
    areas: [
      [[], [7]],
      [[0], []],
      [[], []],
      [[], []],
      [[], []],
      [[], []],
    ],
  },
  display: [],
  discard: [],
  deck: 100,
  in_play: { card: "houses-3", extra: false },
  own_pick: null,
};

/** The server's messages that the board uses. */
const SYMBOLS = [
  "ash",
  "lime",
  "pigments",
  "quartz",
  "coin",
  "cross",
  "lion",
  "fish",
  "lobster",
  "shell",
  "carafe",
  "earrings",
  "goblet",
  "swan",
];
const gameWords = [
  ...AREAS.flatMap((area) => [`area-${area} = ${area}`, `source-${area} = ${area}`]),
  ...SYMBOLS.map((symbol) => `symbol-${symbol} = ${symbol}`),
  ...["base", "middle", "top"].map((level) => `space-citizens-${level} = { $area }, ${level} { $place }, { $symbol }`),
  "space-workshops = workshop { $symbol }, row { $row }, cell { $place }",
  "space-houses = house { $number }, value { $value }",
  "space-trade = { $symbol }, row { $row }",
  "space-harbor = ship space, row { $row }, place { $place }",
].join("\n");

let board: Record<string, unknown>;

beforeAll(() => {
  settings.language = "en";
  addWords("en", gameWords, "mille-fiori");
  addWords("en", pageWords, "mille-fiori");
  setScene({ game: "mille-fiori", names: ["Elena", "Jonas"] });
});

afterEach(() => unmount(board));

describe("the board", () => {
  it("shows all spaces, with buttons for those that can be chosen", () => {
    show();
    expect(document.querySelectorAll('[data-part^="space:"]')).toHaveLength(109);
    const buttons = [...document.querySelectorAll('[role="button"]')];
    expect(buttons.map((button) => button.getAttribute("data-part"))).toEqual(["space:houses-1", "ship"]);
    expect(part("space:houses-1")?.getAttribute("aria-label")).toBe("house 2, value 4");
  });

  it("names the owner of a diamond on a space", () => {
    show();
    expect(part("space:workshops-7")?.getAttribute("aria-label")).toBe(
      "workshop quartz, row 2, cell 1: Jonas’s diamond",
    );
    expect(document.querySelector('[data-anchor="piece:workshops-7"] .seat-b')).not.toBeNull();
    expect(document.querySelector('[data-anchor="bonus:commoners-20"] .seat-a')).not.toBeNull();
  });

  it("reports a click on a choice, and any other as impossible", () => {
    const { onpath, onimpossible } = show();
    click("space:houses-1");
    click("space:houses-5");
    expect(onpath).toHaveBeenCalledExactlyOnceWith(["space:houses-1"]);
    expect(onimpossible).toHaveBeenCalledExactlyOnceWith("space:houses-5");
  });

  it("shows the viewer's diamond where the previewed choice would place it", () => {
    show({ preview: previewOf() });
    expect(part("space:houses-1")?.querySelector(".ghost.seat-a")).not.toBeNull();
    expect(part("space:houses-2")?.querySelector(".ghost")).toBeNull();
  });
});

describe("the diamonds that a score counts", () => {
  // Parts as listed by the server for each reason; the board ignores their owners.
  const cases: Record<string, string[]> = {
    "are the group that hangs together": ["space:workshops-0", "space:workshops-7", "space:workshops-8"],
    "are the run of houses that ends with the new one": ["space:houses-2", "space:houses-3", "space:houses-4"],
    "are those beneath, whose owner scores": ["space:nobles-1", "space:nobles-2", "space:nobles-6"],
    "are the column of a good": ["space:trade-1", "space:trade-5", "space:trade-9"],
    "are the row of a fleet": ["space:harbor-3", "space:harbor-5"],
    "are none where the server names none": [],
  };

  it.each(Object.entries(cases))("%s", (_, counted) => {
    show({ preview: previewOf([{ event: {}, text: { key: "" }, counted }]) });
    expect(lit()).toEqual(counted);
  });

  it("are those of all previewed events", () => {
    const line = (...counted: string[]): EventLine => ({ event: {}, text: { key: "" }, counted });
    show({ preview: previewOf([line("space:nobles-9"), { event: {}, text: { key: "" } }, line("space:nobles-1")]) });
    expect(lit()).toEqual(["space:nobles-1", "space:nobles-9"]);
  });

  it("are none without a preview", () => {
    show();
    expect(lit()).toEqual([]);
  });

  function lit(): (string | null)[] {
    return [...document.querySelectorAll(".space.counted")].map((space) => space.getAttribute("data-part"));
  }
});

function previewOf(events: EventLine[] = []): PreviewInfo {
  return { part: "space:houses-1", title: { key: "" }, total: 0, isUpTo: false, events, outlook: [] };
}

function show(more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const choices = ["space:houses-1", "ship"].map((part) => ({ part, label: { key: "action-sail" }, done: true }));
  const table = tableOf(view, ["Elena", "Jonas"], { choices, ...more });
  board = mount(Board, { target: document.body, props: table });
  flushSync();
  return table;
}

function part(id: string): Element | null {
  return document.querySelector(`[data-part="${id}"]`);
}

function click(id: string): void {
  part(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
