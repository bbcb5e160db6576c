// Names of areas, spaces, cards and actions.

import type { EventLine } from "../../protocol/messages";
import type { Area, BonusRow } from "../../protocol/mille-fiori";
import { say, t } from "../../words/words.svelte";
import { boardSpace, type BoardSpace, cardFace, isAreaCard, SEA_TRACK, spaceOfPart } from "./components";
import { happened } from "./events";
import { masterworksCardName } from "./masterworks/names";

/** The name of an area within a sentence. */
export function areaName(area: Area | BonusRow): string {
  return t(`area-${area}`);
}

/** The name of a space, with the owner of its diamond if there is one. */
export function spaceName(area: Area, space: number, owner: string | null): string {
  const name = say(boardSpace(area, space).name);
  return owner === null ? name : t("mf-space-with-diamond", { space: name, name: owner });
}

export function cardName(card: string): string {
  return isAreaCard(card) ? say(cardFace(card).name) : masterworksCardName(card);
}

/** The name of the action that a click on a card or space leads to: the space to place on, or how far to sail. */
export function actionName(part: string, events: readonly EventLine[]): string | null {
  const space = placedOn(events) ?? spaceOfPart(part);
  if (space) {
    return t("mf-place", { space: say(space.name) });
  }
  const card = part.slice(part.indexOf(":") + 1);
  const isSailing = happened(events, "ship-moved").length > 0;
  return isSailing && isAreaCard(card) ? t("mf-sail-wheel", { wheel: cardFace(card).wheel }) : null;
}

export function seaName(space: number): string {
  const { points, extra_card } = SEA_TRACK[space] ?? { points: 0, extra_card: false };
  return space === 0 ? t("mf-sea-start") : t("mf-sea-space-name", { space, points, extra: extra_card ? "yes" : "no" });
}

function placedOn(events: readonly EventLine[]): BoardSpace | null {
  const [placed] = happened(events, "diamond-placed");
  return placed ? boardSpace(placed.area, placed.space) : null;
}
