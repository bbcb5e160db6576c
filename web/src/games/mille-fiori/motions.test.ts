import { describe, expect, it } from "vitest";
import type { Event, View } from "../../protocol/mille-fiori";
import { motions, pointsAt } from "./motions";

const placed: Event = { "diamond-placed": { seat: 2, area: "harbor", space: 4, from_reserve: false } };
const view = { viewer: { seat: 0 }, in_play: { card: "trade-swan-3", extra: false } } as View;

describe("animations of events", () => {
  it("bring a diamond from its player's panel", () => {
    expect(motions(placed, view)).toEqual([{ kind: "travel", from: "panel:2", to: "piece:harbor-4" }]);
  });

  it("move a ship from its previous space", () => {
    const sailed: Event = { "ship-moved": { seat: 1, from: 3, to: 7 } };
    expect(motions(sailed, view)).toEqual([{ kind: "move", from: "sea:3", to: "ship:1" }]);
  });

  it("don't show which card another player picked", () => {
    expect(motions({ "card-picked": { seat: 1, card: null } }, view)).toEqual([]);
  });

  it("ignore events without details", () => {
    expect(motions("game-ended", view)).toEqual([]);
  });
});

describe("where points rise", () => {
  const scored = (reason: Extract<Event, { scored: unknown }>["scored"]["reason"]): Event => ({
    scored: { seat: 0, points: 6, reason },
  });

  it("is the last placed diamond, also for others in the fleet", () => {
    expect(pointsAt(scored({ fleet: { diamonds: 2, each: 3 } }), [placed])).toBe("space:harbor-4");
  });

  it("is the space where the ship landed", () => {
    expect(pointsAt(scored({ landing: { space: 9 } }), [placed])).toBe("sea:9");
  });

  it("is the bonus itself at the end", () => {
    expect(pointsAt(scored({ bonus: { row: "trade" } }), [])).toBe("bonus:trade-6");
  });

  it("is the score if there is no such place", () => {
    expect(pointsAt(scored("empty-display"), [placed])).toBeNull();
  });
});
