// Routes around the ring, read from the parts of the choices.

import type { Heading, Ship, View } from "../../protocol/liguria";
import type { BoardProps, Choice } from "../contract";
import { headingOf, headingWord, PLACES } from "./components";
import { onTurn, placeAfter } from "./position";

export interface Route {
  /** The part that chooses it. */
  readonly part: string;
  readonly heading: Heading;
  readonly steps: number;
  readonly to: number;
}

/** Returns the route for a part such as `route:cw-3`, starting from the current ship. */
export function routeOf(view: View, part: string | undefined): Route | null {
  const [, word, number] = /^route:(.+)-(\d+)$/.exec(part ?? "") ?? [];
  const heading = headingOf(word ?? "");
  if (part === undefined || heading === null) {
    return null;
  }
  const [steps, from] = [Number(number), view.seats[onTurn(view)]?.ship.place ?? 0];
  return { part, heading, steps, to: placeAfter(from, heading, steps) };
}

/** Returns the part for sailing on to a place in the ship's direction, possible or not. */
export function partTo(ship: Ship, place: number): string {
  const ahead = Array.from({ length: PLACES }, (_, steps) => placeAfter(ship.place, ship.heading, steps));
  return `route:${headingWord(ship.heading)}-${ahead.indexOf(place)}`;
}

/** Returns the available routes, the shortest first. */
export function routes(view: View, choices: readonly Choice[]): readonly Route[] {
  const found = choices.map(({ part }) => routeOf(view, part)).filter((route) => route !== null);
  return found.sort((a, b) => a.steps - b.steps);
}

/** Returns the route to show: previewed, chosen, or being sent. */
export function shownRoute({ view, preview, path, pending }: BoardProps<View>): Route | null {
  return routeOf(view, path[0]) ?? routeOf(view, preview?.part) ?? routeOf(view, pending[0]);
}

/** Returns the number of steps to a stopover, from its part such as `stop:2`. */
export function stopOf(part: string): number | null {
  const [, steps] = /^stop:(\d+)$/.exec(part) ?? [];
  return steps === undefined ? null : Number(steps);
}
