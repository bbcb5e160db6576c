// The tip beside a choice: for a route, what the ship could do at its end.

import type { Stop, View } from "../../protocol/liguria";
import { t } from "../../words/words.svelte";
import type { BoardProps, TipWords } from "../contract";
import { cubesName, placeName } from "./names";
import { onTurn, placeAfter } from "./position";
import { routeOf, stopOf } from "./routes";

export function tip(table: BoardProps<View>): TipWords | null {
  const { view, preview, path } = table;
  const stop = stopOf(preview?.part ?? "");
  const route = routeOf(view, stop === null ? preview?.part : path[0]);
  if (route === null) {
    return null;
  }
  const from = view.seats[onTurn(view)]?.ship.place ?? 0;
  const place = stop === null ? route.to : placeAfter(from, route.heading, stop);
  const wheels = view.standings[onTurn(view)]?.wheels ?? 0;
  const distance = t("lg-tip-steps", { steps: stop ?? route.steps, wheels });
  const found = view.stops.find((there) => there.place === place);
  return {
    title: placeName(view, table.seats, place),
    gain: preview?.isEstimate && preview.total !== 0 ? preview.total : null,
    lines: [distance, ...(found ? deeds(found) : [])],
  };
}

/** Describes what could be done at a stop, and what it would be worth at the end. */
function deeds({ deed, most, cubes, prestige }: Stop): readonly string[] {
  const load = most > 0 ? [t("lg-tip-load", { most, cubes: cubesName(cubes) })] : [];
  const worth = prestige > 0 ? [t("lg-tip-prestige", { prestige })] : [];
  if (deed === "nothing" || deed === "unload" || deed === "land") {
    return [t(`lg-tip-${deed}`), ...load, ...worth];
  }
  if (deed === "load") {
    return load;
  }
  if ("conquer" in deed) {
    return [t("lg-tip-conquer", { swords: deed.conquer.swords }), ...load, ...worth];
  }
  const { scrolls } = deed.trade;
  return [...load, ...(scrolls === null ? [] : [t("lg-tip-diplomat", { scrolls })]), ...worth];
}
