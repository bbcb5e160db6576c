// Names of spaces, cards and cells of the expansion.

import type { Track, View } from "../../../protocol/mille-fiori";
import { say, t } from "../../../words/words.svelte";
import {
  CELL_NAMES,
  dogaressaFace,
  dogateFace,
  isDogate,
  type Landing,
  masterworkFace,
  PALACE,
  type Reward,
  SEA_ROUTE,
} from "./components";
import { DOGARESSA_SIGNS } from "./cards/card-geometry";
import { councilSpace } from "./position";

/** The name of a Dogate card or a masterwork. */
export function masterworksCardName(card: string): string {
  return say(isDogate(card) ? dogateFace(card).name : masterworkFace(card).name);
}

export function dogaressaName(dogaressa: string): string {
  return say(dogaressaFace(dogaressa).name);
}

/** The name of a Dogaressa's card, with the numbers printed on it: people who use voice control say what they see. */
export function dogaressaCardName(dogaressa: string): string {
  const name = dogaressaName(dogaressa);
  const printed = (DOGARESSA_SIGNS[dogaressa] ?? []).flatMap((sign) => sign.text ?? []);
  return [name, ...printed.filter((text) => !name.includes(text))].join(" ");
}

/** The name of a council space: color, reward, and the players whose figures are there. */
export function councilName(view: View, space: number, names: readonly string[]): string {
  const name = space === PALACE ? t("mw-palace") : space === 0 ? t("mw-council-start") : stepName(view, space);
  return names.length === 0 ? name : t("mw-with-figures", { space: name, names: names.join(", ") });
}

export function routeName(space: number): string {
  const { points, landing } = SEA_ROUTE[space] ?? { points: 0, landing: "nothing" };
  return landing === "trade-city"
    ? t("mw-city", { space })
    : t("mw-route-space", { space, brings: landingName(landing, points) });
}

export function bonusName(track: Track, value: number, owner: string | null): string {
  return t(owner === null ? "mw-bonus-free" : "mw-bonus-taken", {
    value,
    track: t(`track-${track}`),
    name: owner ?? "",
  });
}

/** The name of a cell of a window, with its top masterwork. */
export function cellName(cell: number, masterwork: string | null): string {
  const name = CELL_NAMES[cell];
  return t("mw-cell", {
    place: name ? say(name) : "",
    holds: masterwork === null ? t("mw-empty") : masterworksCardName(masterwork),
  });
}

function stepName(view: View, space: number): string {
  const printed = councilSpace(view, space);
  return printed
    ? t("mw-council-space", { space, color: t(`tile-${printed.color}`), brings: rewardName(printed.reward) })
    : "";
}

function rewardName(reward: Reward): string {
  if (typeof reward === "string") {
    return t(`mw-brings-${reward}`);
  }
  return "points" in reward
    ? t("mw-brings-points", { points: reward.points })
    : t("mw-brings-ship", { spaces: reward.ship });
}

function landingName(landing: Landing, points: number): string {
  if (typeof landing === "object") {
    return t("mw-brings-arrows", { arrows: landing.arrows });
  }
  return landing === "nothing" ? t("mw-brings-points", { points }) : t(`mw-brings-${landing}`);
}

/** The letter of a kind of glass in the reader's language. */
export function glassLetter(glass: string): string {
  return t(`mw-letter-${glass}`);
}
