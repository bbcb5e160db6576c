import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../../settings/settings.svelte";
import { addWords, setScene } from "../../../../words/words.svelte";
import type { Councilor, View } from "../../../../protocol/mille-fiori";
import { faceOf, tableOf } from "../../../../kit/testing/table";
import type { BoardProps, Choice } from "../../../contract";
import baseWords from "../../words/en.ftl?raw";
import pageWords from "../words/en.ftl?raw";
import Market from "./Market.svelte";
import MiniWindow from "./MiniWindow.svelte";
import OwnDogaressas from "./OwnDogaressas.svelte";
import OwnWindow from "./OwnWindow.svelte";

const RUBY_BOWL = "masterwork-bowl-ruby-3";
const councilor: Councilor = {
  figure: 0,
  palace: 0,
  trade_city: 0,
  dogaressas: ["sea-route"],
  window: { cells: [RUBY_BOWL, null, null, null, null, null, null, null, null] },
};
const view = {
  turn: { choose: 0 },
  awaited: "take-dogaressa",
  seats: [{}, {}],
  masterworks: {
    seats: [councilor, councilor, councilor, councilor],
    placing: "masterwork-vase-amber-2",
    used_dogaressa: null,
    open_masterworks: ["masterwork-lamp-cobalt-4"],
    masterwork_stack: [RUBY_BOWL],
    open_dogaressas: ["points", "points", "extra-card"],
    dogaressa_stack: ["large-dogate"],
  },
} as unknown as View;

/** The server's messages that these tests use. */
const gameWords = [
  "masterwork = { $glass } { $shape } ({ $value })",
  ...["bowl", "lamp", "vase"].map((shape) => `shape-${shape} = ${shape}`),
  ...["amber", "cobalt", "ruby"].map((glass) => `glass-${glass} = ${glass}`),
  ...["points", "extra-card", "sea-route", "large-dogate"].map((kind) => `dogaressa-${kind} = Dogaressa: ${kind}`),
  "window-cell = window, row { $row }, place { $place }",
  "part-number = { $number }",
].join("\n");

let shown: Record<string, unknown>;

beforeAll(() => {
  settings.language = "en";
  addWords("en", gameWords, "mille-fiori");
  addWords("en", baseWords + pageWords, "mille-fiori");
  setScene({ game: "mille-fiori", names: ["Elena", "Jonas"] });
});

afterEach(() => unmount(shown));

describe("beside the board", () => {
  it("offers the face-up Dogaressas and the top of their stack, but no masterworks", () => {
    const { onpath } = show(Market, tableWith("open:points", "open:extra-card", "stack"));
    expect(labels('[role="button"]')).toEqual([
      "Dogaressa: points 15",
      "Dogaressa: extra-card",
      "Dogaressas: top card of the stack, 1 left",
    ]);
    click('[data-part="stack"]');
    expect(onpath).toHaveBeenCalledExactlyOnceWith(["stack"]);
  });

  it("asks for the reason if a card can't be taken", () => {
    const { onimpossible } = show(Market, tableWith("open:points", "stack"));
    click('[data-part="open:masterwork-lamp-cobalt-4"]');
    expect(onimpossible).toHaveBeenCalledExactlyOnceWith("open:masterwork-lamp-cobalt-4");
  });

  it("lets every cell of the viewer's window be filled, even over a masterwork", () => {
    const { onpath } = show(OwnWindow, tableWith(...Array.from({ length: 9 }, (_, cell) => `window:${cell}`)));
    expect(labels('[role="button"]')).toHaveLength(9);
    expect(labels('[data-part="window:0"]')).toEqual(["window, row 1, place 1: ruby bowl (3)"]);
    click('[data-part="window:0"]');
    expect(onpath).toHaveBeenCalledExactlyOnceWith(["window:0"]);
  });

  it("asks how far, once a Dogaressa with numbers is chosen", () => {
    const choices = [{ part: "dogaressa:sea-route", label: { key: "" }, then: [1, 2, 3, 4, 5, 6, 7].map(numbered) }];
    const { onpart } = show(OwnDogaressas, { ...tableWith(), choices, path: ["dogaressa:sea-route"] });
    expect(labels('.number[role="button"]')).toHaveLength(7);
    expect(labels('[data-part="number:7"]')).toEqual(["7 spaces"]);
    expect(document.querySelector('[data-part="number:7"]')?.textContent?.trim()).toBe("7");
    click('[data-part="number:7"]');
    expect(onpart).toHaveBeenCalledExactlyOnceWith("number:7");
  });

  it("shows another player's window in small", () => {
    shown = mount(MiniWindow, {
      target: document.body,
      props: { face: faceOf("Elena", 0), cells: councilor.window.cells },
    });
    flushSync();
    expect(labels(".mini")).toEqual(["Elena’s shop window; window, row 1, place 1: ruby bowl (3)"]);
  });
});

function numbered(number: number): Choice {
  return { part: `number:${number}`, label: { key: "part-number", args: [["number", { number }]] } };
}

function tableWith(...parts: string[]): BoardProps<View> {
  const choices = parts.map((part) => ({ part, label: { key: "" }, done: true }));
  return tableOf(view, ["Elena", "Jonas"], { choices });
}

function show(component: Component<{ table: BoardProps<View> }>, table: BoardProps<View>): BoardProps<View> {
  shown = mount(component, { target: document.body, props: { table } });
  flushSync();
  return table;
}

function labels(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label"));
}

function click(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
