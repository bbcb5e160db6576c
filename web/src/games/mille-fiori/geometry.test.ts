import { describe, expect, it } from "vitest";
import { distance, overlaps, type Rhombus } from "../../kit/testing/overlap";
import type { Area } from "../../protocol/mille-fiori";
import { AREAS, BONUS_ROWS, BONUS_VALUES, PYRAMIDS, SEA_TRACK, spaceCount, spacesOf } from "./components";
import {
  BOARD_SIDE,
  bonusPlace,
  DIAMOND,
  GOLD_PLACES,
  type Point,
  SEA_PLACES,
  SEA_RADIUS,
  shipPlace,
  spacePlace,
} from "./geometry";

const spaces: readonly Rhombus[] = AREAS.flatMap((area) => named(area));
const bonuses: readonly Rhombus[] = BONUS_ROWS.flatMap((row) =>
  BONUS_VALUES.map((value, rank) => ({ name: `bonus ${row} ${value}`, turn: 0, ...bonusPlace(row, rank) })),
);
const sea: readonly Point[] = SEA_TRACK.map((_, space) => SEA_PLACES[space] ?? { x: 0, y: 0 });

describe("the board", () => {
  it("has a separate place for each of the 109 spaces", () => {
    expect(spaces).toHaveLength(109);
    expect(new Set(spaces.map(({ x, y }) => `${x}/${y}`)).size).toBe(109);
  });

  it("has no place for a space that doesn't exist", () => {
    for (const area of AREAS) {
      expect(() => spacePlace(area, spaceCount(area))).toThrow(RangeError);
    }
  });

  it("keeps all places within the board", () => {
    for (const { x, y } of [...spaces, ...bonuses, ...sea, ...GOLD_PLACES]) {
      expect(Math.min(x, y)).toBeGreaterThan(SEA_RADIUS);
      expect(Math.max(x, y)).toBeLessThan(BOARD_SIDE - SEA_RADIUS);
    }
  });

  it("has no overlapping diamonds", () => {
    expect(overlaps([...spaces, ...bonuses], DIAMOND.width, DIAMOND.height)).toEqual([]);
  });

  it("keeps the sea track clear of diamonds and of itself", () => {
    for (const [nth, buoy] of sea.entries()) {
      const others = sea.slice(nth + 1);
      expect(Math.min(Infinity, ...others.map((other) => distance(buoy, other)))).toBeGreaterThan(2 * SEA_RADIUS);
      expect(Math.min(...spaces.map((space) => distance(buoy, space)))).toBeGreaterThan(DIAMOND.width);
    }
  });

  it("rotates only houses", () => {
    expect(spaces.filter(({ turn }) => turn !== 0).every(({ name }) => name.startsWith("houses"))).toBe(true);
  });
});

describe("pyramids", () => {
  it("have three levels, the top one of three spaces", () => {
    const heights = spacesOf("nobles").map(({ space }) => spacePlace("nobles", space).y);
    expect(new Set(heights).size).toBe(3);
    const highest = heights.flatMap((y, space) => (y === Math.min(...heights) ? [space] : []));
    expect(highest).toEqual(PYRAMIDS.gold_diamonds);
    expect(highest).toHaveLength(3);
  });

  it("put each space between the two beneath it", () => {
    const [left, right, above] = [0, 1, 5].map((space) => spacePlace("commoners", space));
    expect(above?.x).toBeCloseTo(((left?.x ?? 0) + (right?.x ?? 0)) / 2);
    expect(above?.y).toBeLessThan(left?.y ?? 0);
  });
});

describe("ships", () => {
  it("are apart when they share a space", () => {
    const places = [0, 1, 2, 3].map((nth) => shipPlace(SEA_TRACK.length - 1, nth, 4));
    expect(new Set(places.map(({ x }) => x)).size).toBe(4);
  });
});

function named(area: Area): Rhombus[] {
  return Array.from({ length: spaceCount(area) }, (_, space) => ({
    name: `${area} ${space}`,
    ...spacePlace(area, space),
  }));
}
