import { describe, expect, it } from "vitest";
import { distance } from "../../../kit/testing/overlap";
import { BONUS_BED, type Point } from "../geometry";
import { PALACE, SEA_ROUTE } from "./components";
import {
  CITY_RADIUS,
  COUNCIL_RADIUS,
  councilPlace,
  figurePlace,
  hopPath,
  NEW_BOARD,
  OLD_SPACES,
  ROUTE_RADIUS,
  routePlace,
  routeShipPlace,
  TILE,
  TRACK_BONUS_PLACES,
  tileMiddle,
  trackBonusPlace,
} from "./geometry";

const council = Array.from({ length: PALACE }, (_, space) => councilPlace(space));
const route = Array.from({ length: SEA_ROUTE.length - OLD_SPACES }, (_, nth) => routePlace(OLD_SPACES + nth));

describe("the expansion board", () => {
  it("has a separate place for each council space and each new sea route space", () => {
    expect(new Set([...council, ...route].map(({ x, y }) => `${x}/${y}`)).size).toBe(18 + 10);
  });

  it("has no place for a space that doesn't exist", () => {
    expect(() => councilPlace(PALACE + 1)).toThrow(RangeError);
    expect(() => routePlace(OLD_SPACES - 1)).toThrow(RangeError);
    expect(() => routePlace(SEA_ROUTE.length)).toThrow(RangeError);
  });

  it("keeps all places within the board", () => {
    for (const { x, y } of [...council, ...route, ...corners()]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(NEW_BOARD.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(NEW_BOARD.height);
    }
  });

  it("has no overlapping spaces", () => {
    const circles = [
      ...council.map((place) => ({ ...place, radius: COUNCIL_RADIUS })),
      ...route.map((place, nth) => ({ ...place, radius: nth === route.length - 1 ? CITY_RADIUS : ROUTE_RADIUS })),
    ];
    for (const [nth, one] of circles.entries()) {
      for (const other of circles.slice(nth + 1)) {
        expect(distance(one, other)).toBeGreaterThan(one.radius + other.radius);
      }
    }
  });

  it("keeps the bonuses clear of spaces", () => {
    for (const place of [...council, ...route]) {
      for (const middle of Object.values(TRACK_BONUS_PLACES)) {
        const isAside = Math.abs(place.x - middle.x) > BONUS_BED.width / 2 + 10;
        expect(isAside || Math.abs(place.y - middle.y) > BONUS_BED.height / 2 + 20).toBe(true);
      }
    }
    expect(trackBonusPlace("council", 0).y).toBeLessThan(trackBonusPlace("council", 3).y);
  });
});

describe("the council", () => {
  it("keeps the spaces of a tile on it, and climbs without a break", () => {
    for (const [space, { x, y }] of council.entries()) {
      expect(Math.abs(y - tileMiddle(Math.floor(space / 3)))).toBeLessThan(TILE.half - COUNCIL_RADIUS + 1);
      expect(x - COUNCIL_RADIUS).toBeGreaterThan(TILE.x);
      expect(x + COUNCIL_RADIUS).toBeLessThan(TILE.x + TILE.width);
    }
    for (const [nth, place] of council.slice(1).entries()) {
      expect(distance(place, council[nth] ?? place)).toBeLessThan(100);
    }
  });

  it("separates figures where there is room for several", () => {
    expect(new Set([0, 1, 2, 3].map((nth) => figurePlace(PALACE, nth, 4).x)).size).toBe(4);
    expect(new Set([0, 1, 2, 3].map((nth) => routeShipPlace(SEA_ROUTE.length - 1, nth, 4).x)).size).toBe(4);
  });

  it("draws a move as an arc between its ends, even straight up", () => {
    expect(hopPath(0, 2)).toMatch(/^M62 .*234 /);
    expect(hopPath(2, 3)).toMatch(/Q304 /);
  });
});

function corners(): Point[] {
  const { width, height } = BONUS_BED;
  return Object.values(TRACK_BONUS_PLACES).flatMap(({ x, y }) => [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
  ]);
}
