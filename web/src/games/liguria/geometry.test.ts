import { describe, expect, it } from "vitest";
import { distance } from "../../kit/testing/overlap";
import { LONGEST_ROW, MOST_CARDS, PLACES, STREET, TABLE_SIZES, tableFor } from "./components";
import {
  BARE_PLAZA,
  berthAt,
  CARD,
  CARDLESS_PLAZA,
  cellAt,
  coursePath,
  HARBOR,
  ISLAND,
  laneAt,
  type Plaza,
  ringFor,
  slotOf,
  STALL,
  TALL_CARD,
  TALL_PLAZA,
  tallPlaza,
  TILE,
  WIDE_PLAZA,
} from "./geometry";

const RINGS = TABLE_SIZES.flatMap((players) => [true, false].map((isTall) => ({ players, isTall })));

describe.each(RINGS)("the ring of $players, tall: $isTall", ({ players, isTall }) => {
  const ring = ringFor(players, isTall);
  const { harbors } = tableFor(players);
  const isHarbor = (slot: number) => harbors.some((place) => slotOf(ring, players, 0, place) === slot);

  it("has twelve places that don't overlap", () => {
    expect(ring.slots).toHaveLength(PLACES);
    ring.slots.forEach((one, slot) => {
      const next = (slot + 1) % PLACES;
      const room = [slot, next]
        .map((at) => (isHarbor(at) ? HARBOR.height : ISLAND.height) / 2)
        .reduce((sum, half) => sum + half);
      expect(distance(one, ring.slots[next] ?? one)).toBeGreaterThan(room);
    });
  });

  it("puts each viewer's harbor at the lower left, and the others clockwise after it", () => {
    harbors.forEach((place, seat) => {
      const at = ring.slots[slotOf(ring, players, seat, place)];
      expect(at?.x).toBeLessThan(ring.width / 2);
      expect(at?.y).toBeGreaterThan(ring.height / 2);
      expect(slotOf(ring, players, seat, (place + 1) % PLACES)).toBe((slotOf(ring, players, seat, place) + 1) % PLACES);
    });
  });

  it("keeps all ships on the water, even four in one place", () => {
    for (const [slot, nth] of ring.slots.flatMap((_, slot) => [0, 3].map((nth) => [slot, nth] as const))) {
      const { x, y } = berthAt(ring, slot, isHarbor(slot), nth);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(ring.width);
      expect(y).toBeLessThan(ring.height + 30);
    }
  });

  it("draws routes through every place they pass", () => {
    for (const slot of [0, 5, 11]) {
      expect(laneAt(ring, slot)).toEqual(ring.slots[slot]);
      const to = ring.slots[(slot - 2 + PLACES) % PLACES];
      expect(coursePath(ring, slot, "counterclockwise", 2)).toMatch(new RegExp(`L${to?.x} ${to?.y}$`));
    }
  });
});

describe.each([
  { name: "wide", plaza: WIDE_PLAZA, card: CARD },
  { name: "tall", plaza: TALL_PLAZA, card: TALL_CARD },
])("the $name plaza", ({ plaza, card }) => {
  it("holds all stalls, the longest row of tiles and four cards", () => {
    const things = [
      ...spots(plaza, "street", STREET.length, STALL.width),
      ...spots(plaza, "row", LONGEST_ROW, TILE),
      ...spots(plaza, "offer", MOST_CARDS, card.width),
    ];
    for (const { x, half } of things) {
      expect(x - half).toBeGreaterThanOrEqual(plaza.x);
      expect(x + half).toBeLessThanOrEqual(plaza.x + plaza.width);
    }
  });

  it("centers the cards for three players", () => {
    const [first, , last] = [0, 1, 2].map((nth) => cellAt(plaza.offer, nth, 3, true).x);
    expect(((first ?? 0) + (last ?? 0)) / 2).toBeCloseTo(plaza.x + plaza.width / 2, -1);
  });
});

describe("a plaza on a small screen", () => {
  it("is as large as its contents", () => {
    expect([tallPlaza(4, 12), tallPlaza(0, 12), tallPlaza(0, 0)]).toEqual([TALL_PLAZA, CARDLESS_PLAZA, BARE_PLAZA]);
  });

  it("holds the street, and the row if there is one", () => {
    const row = spots(CARDLESS_PLAZA, "row", LONGEST_ROW, TILE);
    for (const { x, y, half } of [
      ...row,
      ...spots(CARDLESS_PLAZA, "street", STREET.length, STALL.width),
      ...spots(BARE_PLAZA, "street", STREET.length, STALL.width),
    ]) {
      expect(x - half).toBeGreaterThanOrEqual(TALL_PLAZA.x);
      expect(x + half).toBeLessThanOrEqual(TALL_PLAZA.x + TALL_PLAZA.width);
      expect(y + half).toBeLessThanOrEqual(BARE_PLAZA.height);
    }
    expect(Math.max(...row.map(({ y, half }) => y + half))).toBeLessThanOrEqual(CARDLESS_PLAZA.height);
  });
});

function spots(plaza: Plaza, of: "street" | "row" | "offer", count: number, width: number) {
  const grid = plaza[of];
  return Array.from({ length: count }, (_, nth) => ({ ...cellAt(grid, nth, count), half: (width * grid.scale) / 2 }));
}
