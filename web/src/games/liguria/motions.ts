// Animations of events, and the anchors where their points rise.

import type { Event, View } from "../../protocol/liguria";
import type { Motion } from "../contract";
import { detail } from "./events";
import { eachCube, placeAfter } from "./position";

export function motions(event: Event, view: View): readonly Motion[] {
  return [
    ...laidOut(event),
    ...taken(event, view),
    ...sailed(event),
    ...ashore(event),
    ...cubesMoved(event),
    ...diplomats(event, view),
  ];
}

/** Returns the anchor for points: the island, the row with the diplomat, or the score. */
export function pointsAt(event: Event): string | null {
  const reason = detail(event, "scored")?.reason;
  if (reason === undefined || typeof reason === "string") {
    return null;
  }
  if ("island" in reason) {
    return `prestige:${reason.island.place}`;
  }
  return "diplomat" in reason ? `mini-field:${reason.diplomat.harbor}-${reason.diplomat.row}` : null;
}

function laidOut(event: Event): readonly Motion[] {
  const tiles = detail(event, "tiles-laid")?.tiles ?? [];
  const cards = detail(event, "cards-laid")?.cards ?? [];
  return [
    ...tiles.map((_, nth) => ({ kind: "appear", at: `row:${nth}` }) as const),
    ...cards.map((card) => ({ kind: "appear", at: `card:${card}` }) as const),
  ];
}

function taken(event: Event, view: View): readonly Motion[] {
  const placed = detail(event, "merchant-placed");
  if (placed) {
    return [{ kind: "travel", from: `panel:${placed.seat}`, to: `merchant:${placed.seat}` }];
  }
  const gained = detail(event, "tiles-taken");
  if (gained) {
    return [{ kind: "light", at: homeOf(gained.seat, view) }];
  }
  const card = detail(event, "card-taken");
  if (card) {
    return [
      { kind: "light", at: `card:${card.card}` },
      ...(eachCube(card.cubes).length > 0
        ? [{ kind: "travel", from: `card:${card.card}`, to: `quay:${card.seat}` } as const]
        : []),
    ];
  }
  const upgraded = detail(event, "tile-upgraded");
  return upgraded
    ? [
        {
          kind: "light",
          at: isViewer(view, upgraded.seat)
            ? `harbor-tile:${upgraded.seat}-${upgraded.tile}+`
            : `mini:${upgraded.seat}`,
        },
      ]
    : [];
}

/** Moves a ship along the lane, past every place. */
function sailed(event: Event): readonly Motion[] {
  const turned = detail(event, "ship-turned");
  if (turned) {
    return [{ kind: "light", at: `ship:${turned.seat}` }];
  }
  const course = detail(event, "ship-sailed");
  if (!course) {
    return [];
  }
  const { seat, from, heading, steps } = course;
  const via = Array.from({ length: steps - 1 }, (_, nth) => `berth:${placeAfter(from, heading, nth + 1)}`);
  return [{ kind: "move", from: `berth:${from}`, to: `ship:${seat}`, via }];
}

function ashore(event: Event): readonly Motion[] {
  const landed = detail(event, "knights-landed") ?? detail(event, "island-conquered");
  return landed
    ? [
        { kind: "travel", from: `ship:${landed.seat}`, to: `banner:${landed.place}` },
        { kind: "light", at: `prestige:${landed.place}` },
      ]
    : [];
}

function cubesMoved(event: Event): readonly Motion[] {
  const loaded = detail(event, "cubes-loaded");
  if (loaded && eachCube(loaded.cubes).length > 0) {
    return [{ kind: "travel", from: `place:${loaded.place}`, to: `hold:${loaded.seat}` }];
  }
  const unloaded = detail(event, "cubes-unloaded");
  return unloaded
    ? [
        { kind: "light", at: `harbor:${unloaded.seat}` },
        { kind: "light", at: `store:${unloaded.seat}` },
      ]
    : [];
}

function diplomats(event: Event, view: View): readonly Motion[] {
  const placed = detail(event, "diplomat-placed");
  if (!placed) {
    return [];
  }
  const board = isViewer(view, placed.harbor) ? "field" : "mini-field";
  return [{ kind: "travel", from: `ship:${placed.seat}`, to: `${board}:${placed.harbor}-${placed.row}` }];
}

/** Returns the anchor for a player's tiles: the viewer's hand, or another player's panel. */
function homeOf(seat: number, view: View): string {
  return isViewer(view, seat) ? "hand" : `panel:${seat}`;
}

function isViewer(view: View, seat: number): boolean {
  return view.viewer !== "spectator" && view.viewer.seat === seat;
}
