import { describe, expect, it } from "vitest";
import { distance, overlaps } from "../../kit/testing/overlap";
import { CORNERS, FACTORIES, FACTORY_TILES, spaceNamed, SPACES, STARS, STRUCTURES } from "./components";
import {
  CORNER_PLACES,
  factoryPlace,
  HALF,
  marketRing,
  SIDE,
  spacePlace,
  starPlace,
  structurePlace,
  tileOnFactory,
} from "./geometry";

const spaces = SPACES.map((space) => ({ name: space.name, ...spacePlace(space) }));
const structures = STRUCTURES.map((structure) => ({ name: structure.name, ...structurePlace(structure) }));

describe("a player's board", () => {
  it("has 42 spaces and 18 structures, each with a place of its own", () => {
    expect(spaces).toHaveLength(42);
    expect(structures).toHaveLength(18);
    const places = [...spaces, ...structures].map(({ x, y }) => `${x.toFixed(1)}/${y.toFixed(1)}`);
    expect(new Set(places).size).toBe(60);
  });

  it("has no overlapping fields", () => {
    // Slightly smaller than drawn, since coordinates are rounded and neighbors share an edge.
    expect(overlaps([...spaces, ...structures], SIDE * 0.99, 2 * HALF * 0.99)).toEqual([]);
  });

  it("puts each structure edge to edge with the spaces around it", () => {
    for (const structure of STRUCTURES) {
      const middle = structurePlace(structure);
      for (const space of structure.spaces) {
        expect(distance(middle, spacePlace(space)), `${structure.name} and ${space.name}`).toBeCloseTo(HALF, 0);
      }
    }
  });

  it("puts the spaces of a star around its center, adjacent in ring order", () => {
    for (const star of STARS) {
      const ring = SPACES.filter((space) => space.star === star).map(spacePlace);
      expect(ring).toHaveLength(6);
      ring.forEach((place, nth) => {
        expect(distance(place, starPlace(star))).toBeCloseTo(HALF, 0);
        expect(distance(place, ring[(nth + 1) % ring.length] ?? place)).toBeCloseTo(HALF, 0);
      });
    }
  });

  it("shows different numbers on the plain side", () => {
    expect(spaceNamed("center-6")?.number).toEqual({ colored: 6, plain: 3 });
  });

  it("has a corner for each tile that can be kept", () => {
    expect(CORNER_PLACES).toHaveLength(CORNERS);
  });
});

describe("factories", () => {
  it("hold their tiles side by side, around the middle", () => {
    const tiles = Array.from({ length: FACTORY_TILES }, (_, nth) => tileOnFactory(nth, 1));
    expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(FACTORY_TILES);
    expect(tiles.reduce((sum, { x, y }) => sum + x + y, 0)).toBeCloseTo(0);
  });

  it.each(FACTORIES)("do not touch each other when there are %i", (count) => {
    const { plate } = marketRing(count);
    const places = Array.from({ length: count }, (_, factory) => factoryPlace(factory, count));
    places.forEach((place, nth) =>
      expect(distance(place, places[(nth + 1) % count] ?? place)).toBeGreaterThan(plate * 0.98),
    );
  });
});
