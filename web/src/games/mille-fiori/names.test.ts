import { beforeAll, describe, expect, it } from "vitest";
import type { EventLine } from "../../protocol/messages";
import type { Event } from "../../protocol/mille-fiori";
import { settings } from "../../settings/settings.svelte";
import { addWords, setScene } from "../../words/words.svelte";
import { actionName } from "./names";
import pageWords from "./words/en.ftl?raw";

const gameWords = "space-houses = house { $number }, value { $value }\nspace-harbor = ship { $row }/{ $place }";

beforeAll(() => {
  settings.language = "en";
  addWords("en", `${gameWords}\n${pageWords}`, "mille-fiori");
  setScene({ game: "mille-fiori", names: ["Elena", "Jonas"] });
});

const lines = (...events: Event[]): EventLine[] => events.map((event) => ({ event, text: { key: "" } }));
const sailed: Event = { "ship-moved": { seat: 0, from: 2, to: 5 } };

describe("an action is named", () => {
  it("by the clicked space, before its effects are known", () => {
    expect(actionName("space:houses-1", [])).toBe("Place: house 2, value 4");
  });

  it("by the space where the card would place a diamond, even if the ship also sails", () => {
    const placed: Event = { "diamond-placed": { seat: 0, area: "harbor", space: 4, from_reserve: false } };
    expect(actionName("hand:harbor-3", lines(placed, sailed))).toBe("Place: ship 2/2");
  });

  it("by how far the card would sail", () => {
    expect(actionName("hand:houses-3", lines(sailed))).toBe("Sail 3 spaces");
    expect(actionName("display:trade-swan-2", lines(sailed))).toBe("Sail 2 spaces");
  });

  it("by the server otherwise", () => {
    expect(actionName("hand:houses-3", lines({ "card-picked": { seat: 0, card: "houses-3" } }))).toBeNull();
    expect(actionName("ship", lines(sailed))).toBeNull();
    expect(actionName("hand:dogate-1-2", lines(sailed))).toBeNull();
    expect(actionName("", [])).toBeNull();
  });
});
