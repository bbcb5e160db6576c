import { describe, expect, it } from "vitest";
import { distance, overlaps } from "../../kit/testing/overlap";
import { SPACES, numberOn, STARS, STRUCTURES } from "./components";
import { factoryPlace, HALF, marketRing, SIDE, spacePlace, starPlace, structurePlace } from "./geometry";

const spaces = SPACES.map((space) => ({ name: `${space.star}-${space.ring}`, ...spacePlace(space) }));
const structures = STRUCTURES.map((structure) => ({ name: structure.name, ...structurePlace(structure) }));

describe("a player's board", () => {
  it("has 42 spaces and 18 structures, each with a place of its own", () => {
    expect(spaces).toHaveLength(42);
    expect(structures).toHaveLength(18);
    const places = [...spaces, ...structures].map(({ x, y }) => `${x.toFixed(1)}/${y.toFixed(1)}`);
    expect(new Set(places).size).toBe(60);
  });

  it("lets no two fields overlap", () => {
    // A little smaller than they are, as places are rounded and neighbors share an edge.
    expect(overlaps([...spaces, ...structures], SIDE * 0.99, 2 * HALF * 0.99)).toEqual([]);
  });

  it("puts each structure edge to edge with the spaces around it", () => {
    for (const structure of STRUCTURES) {
      const middle = structurePlace(structure);
      for (const space of structure.spaces) {
        expect(distance(middle, spacePlace(space)), `${structure.name} and ${space.star}-${space.ring}`).toBeCloseTo(
          HALF,
          0,
        );
      }
    }
  });

  it("lets the spaces of a star stand around its heart, next to each other in ring order", () => {
    for (const star of STARS) {
      const ring = [1, 2, 3, 4, 5, 6].map((ring) => spacePlace({ star, ring }));
      ring.forEach((place, nth) => {
        expect(distance(place, starPlace(star))).toBeCloseTo(HALF, 0);
        expect(distance(place, ring[(nth + 1) % ring.length] ?? place)).toBeCloseTo(HALF, 0);
      });
    }
  });

  it("shows other numbers on the plain side", () => {
    expect(numberOn("colored", { star: "center", ring: 6 })).toBe(6);
    expect(numberOn("plain", { star: "center", ring: 6 })).toBe(3);
  });
});

describe("factories", () => {
  it.each([5, 7, 9])("do not touch each other when there are %i", (count) => {
    const { plate } = marketRing(count);
    const places = Array.from({ length: count }, (_, factory) => factoryPlace(factory, count));
    places.forEach((place, nth) =>
      expect(distance(place, places[(nth + 1) % count] ?? place)).toBeGreaterThan(plate * 0.98),
    );
  });
});
