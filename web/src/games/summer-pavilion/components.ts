// What is printed on boards and tiles; the values come from the rules.

import type { BoardSide, Color, Star } from "../../protocol/summer-pavilion";
import components from "../../protocol/components.json";

const printed = components["summer-pavilion"];

export const COLORS = printed.colors as readonly Color[];
/** Outer stars as they lie around the center, clockwise from the left. */
export const CLOCKWISE = printed.clockwise as readonly Color[];
export const STARS = printed.stars as readonly Star[];
/** The places around a star. */
export const RINGS: readonly number[] = printed.numbers.colored.map((_, nth) => nth + 1);
/** The joker color of each round. */
export const JOKERS = printed.jokers as readonly Color[];
/** Numbers that are worth something at the end when all of them are covered. */
export const NUMBER_VALUES = printed.number_values.map((value, nth) => ({ number: nth + 1, value }));

export type StructureKind = "window" | "statue" | "pillar";

/** A space: its star and its place in the ring. */
export interface SpaceId {
  readonly star: Star;
  readonly ring: number;
}

export interface Structure {
  readonly name: string;
  readonly kind: StructureKind;
  readonly star: Color;
  readonly reward: number;
  /** The spaces around it. */
  readonly spaces: readonly SpaceId[];
}

export const SPACES: readonly SpaceId[] = printed.spaces.map(spaceNamed);

export const STRUCTURES: readonly Structure[] = printed.structures.map(({ structure, kind, star, reward, spaces }) => ({
  name: structure,
  kind: kind as StructureKind,
  star: star as Color,
  reward,
  spaces: spaces.map(spaceNamed),
}));

/** What a full star is worth at the end; `center` stands for one of six colors. */
export function starValue(star: Star): number {
  return printed.star_values[COLORS.findIndex((color) => color === star)] ?? printed.mixed_star_value;
}

/** The number printed on a space: what it costs. */
export function numberOn(side: BoardSide, { star, ring }: SpaceId): number {
  const { colored, plain_center, plain_outer } = printed.numbers;
  const layout = side === "colored" ? colored : star === "center" ? plain_center : plain_outer;
  return layout[ring - 1] ?? 0;
}

/** The joker color of a round; none before the first. */
export function jokerOf(round: number): Color | null {
  return JOKERS[round - 1] ?? null;
}

/** The space of a name such as `purple-3`. */
export function spaceNamed(name: string): SpaceId {
  const [star = "", ring = ""] = name.split("-");
  return { star: star as Star, ring: Number(ring) };
}
