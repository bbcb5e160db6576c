// The print on boards and tiles; the values come from the rules engine.

import type { BoardSide, Color, Star } from "../../protocol/summer-pavilion";
import own from "virtual:components/summer-pavilion";
import type components from "../../protocol/components.json";

const printed = own as (typeof components)["summer-pavilion"];

export const COLORS = printed.colors as readonly Color[];
/** The outer stars around the center, clockwise from the left. */
export const CLOCKWISE = printed.clockwise as readonly Color[];
export const STARS = printed.stars as readonly Star[];
/** The joker color of each round. */
export const JOKERS = printed.jokers as readonly Color[];
/** Number of factories by number of players, ascending. */
export const FACTORIES: readonly number[] = printed.factories;
/** Number of tiles on a factory. */
export const FACTORY_TILES = printed.factory_tiles;
/** Number of tiles that can be kept for the next round: one in each corner. */
export const CORNERS = printed.corners;

export type StructureKind = "window" | "statue" | "pillar";

/** A space on a player's board. */
export interface BoardSpace {
  /** For example `purple-3`. */
  readonly name: string;
  /** The part for a click on it: `space:purple-3`. */
  readonly part: string;
  readonly star: Star;
  /** Its place in the star's ring, from 1. */
  readonly ring: number;
  /** Its direction from the star's middle: 0 at the top, clockwise. */
  readonly clock: number;
  /** Its cost on each side of the board. */
  readonly number: Readonly<Record<BoardSide, number>>;
}

export interface Structure {
  readonly name: string;
  readonly kind: StructureKind;
  readonly star: Color;
  /** The next outer star clockwise. */
  readonly next: Color;
  /** The message that names it. */
  readonly key: string;
  readonly reward: number;
  /** The spaces around it. */
  readonly spaces: readonly BoardSpace[];
}

/** A bonus at the end for covering all these spaces. */
export interface NumberBonus {
  readonly number: number;
  readonly value: number;
  readonly spaces: Readonly<Record<BoardSide, readonly BoardSpace[]>>;
}

export const SPACES: readonly BoardSpace[] = printed.board.map(({ space, star, ...place }) => ({
  ...place,
  name: space,
  part: `space:${space}`,
  star: star as Star,
}));

const spaces = new Map(SPACES.map((space) => [space.name, space]));

export const STRUCTURES: readonly Structure[] = printed.structures.map((structure) => ({
  ...structure,
  name: structure.structure,
  kind: structure.kind as StructureKind,
  star: structure.star as Color,
  next: structure.next as Color,
  spaces: spacesNamed(structure.spaces),
}));

export const NUMBER_BONUSES: readonly NumberBonus[] = printed.number_bonuses.map(({ number, value, spaces }) => ({
  number,
  value,
  spaces: { colored: spacesNamed(spaces.colored), plain: spacesNamed(spaces.plain) },
}));

/** Returns the value of a complete star at the end; `center` stands for a star in six colors. */
export function starValue(star: Star): number {
  return printed.star_values[COLORS.findIndex((color) => color === star)] ?? printed.mixed_star_value;
}

/** Returns the joker color of a round; `null` before the first. */
export function jokerOf(round: number): Color | null {
  return JOKERS[round - 1] ?? null;
}

/** Returns the space with a name such as `purple-3`. */
export function spaceNamed(name: string): BoardSpace | null {
  return spaces.get(name) ?? null;
}

function spacesNamed(names: readonly string[]): readonly BoardSpace[] {
  return names.map(spaceNamed).filter((space) => space !== null);
}
