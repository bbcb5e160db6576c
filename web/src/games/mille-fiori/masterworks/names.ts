// What things on the new board are called, in the words of the game.

import type { Track, View } from "../../../protocol/mille-fiori";
import type { Arg } from "../../../protocol/messages";
import { say, t } from "../../../words/words.svelte";
import { dogateFace, type Landing, masterworkFace, PALACE, type Reward, SEA_ROUTE, WINDOW_SIDE } from "./components";
import { councilSpace } from "./position";

export function masterworkName(card: string): string {
  const { shape, glass, value } = masterworkFace(card);
  return say({
    key: "masterwork",
    args: [
      ["glass", named(`glass-${glass}`)],
      ["shape", named(`shape-${shape}`)],
      ["value", { number: value }],
    ],
  });
}

export function dogateName(card: string): string {
  const { arrows, points } = dogateFace(card);
  return t("card-dogate", { arrows, points });
}

export function dogaressaName(dogaressa: string): string {
  return t(`dogaressa-${dogaressa}`);
}

/** A space of the council: its color, what it brings, and who stands there. */
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

/** A cell of a window by row and place, and what lies there on top. */
export function cellName(cell: number, masterwork: string | null): string {
  const place = t("window-cell", { row: Math.floor(cell / WINDOW_SIDE) + 1, place: (cell % WINDOW_SIDE) + 1 });
  return t("mw-cell", { place, holds: masterwork === null ? t("mw-empty") : masterworkName(masterwork) });
}

function stepName(view: View, space: number): string {
  const { reward, color } = councilSpace(view, space);
  return t("mw-council-space", { space, color: t(`tile-${color}`), brings: rewardName(reward) });
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

function named(key: string): Arg {
  return { text: { key } };
}
