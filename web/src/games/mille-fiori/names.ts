// What things on the board are called, in the words of the game.

import type { Arg, Text } from "../../protocol/messages";
import type { Area, BonusRow } from "../../protocol/mille-fiori";
import { say, t } from "../../words/words.svelte";
import { cardFace, HOUSES, isAreaCard, printedOn, SEA_TRACK, TRADE, WORKSHOPS } from "./components";
import { levelOf } from "./geometry";
import { isDogate } from "./masterworks/components";
import { dogateName, masterworkName } from "./masterworks/names";

/** The name of an area inside a sentence. */
export function areaName(area: Area | BonusRow): string {
  return t(`area-${area}`);
}

/** The name of a space, and whose diamond lies there. */
export function spaceName(area: Area, space: number, owner: string | null): string {
  const name = say(spaceText(area, space));
  return owner === null ? name : t("mf-space-with-diamond", { space: name, name: owner });
}

export function cardName(card: string): string {
  if (!isAreaCard(card)) {
    return isDogate(card) ? dogateName(card) : masterworkName(card);
  }
  const { area, symbol, wheel, namesSymbol } = cardFace(card);
  const numbered: [string, Arg] = ["wheel", { number: wheel }];
  return namesSymbol
    ? say(text("card-symbol", [["area", named(`area-${area}`)], ["symbol", named(`symbol-${symbol}`)], numbered]))
    : say(text("card-plain", [["area", named(`area-${area}`)], numbered]));
}

/** Where a diamond would be placed and how far the ship would sail, with the card or on the space that was clicked. */
export function actionName(notation: string, part: string): string | null {
  const [verb, space] = notation.split(" ");
  const [kind = "", what = ""] = part.split(":");
  const card = (kind === "hand" || kind === "display") && isAreaCard(what) ? cardFace(what) : null;
  if (verb === "sail" && card) {
    return t("mf-sail-wheel", { wheel: card.wheel });
  }
  const area = card?.area ?? what.split("-")[0];
  return verb === "place" && area ? t("mf-place", { space: spaceName(area as Area, Number(space), null) }) : null;
}

export function seaName(space: number): string {
  const { points, extra_card } = SEA_TRACK[space] ?? { points: 0, extra_card: false };
  return space === 0 ? t("mf-sea-start") : t("mf-sea-space-name", { space, points, extra: extra_card ? "yes" : "no" });
}

const LEVEL_KEYS = ["space-citizens-base", "space-citizens-middle", "space-citizens-top"];

function spaceText(area: Area, space: number): Text {
  const symbol: [string, Arg] = ["symbol", named(`symbol-${printedOn(area, space)}`)];
  switch (area) {
    case "workshops":
      return text("space-workshops", [symbol, number("row", rowOf(space) + 1), number("place", placeInRow(space))]);
    case "houses":
      return text("space-houses", [number("number", space + 1), number("value", HOUSES[space] ?? 0)]);
    case "nobles":
    case "commoners": {
      const { level, column } = levelOf(space);
      return text(LEVEL_KEYS[level] ?? "", [["area", named(`area-${area}`)], symbol, number("place", column + 1)]);
    }
    case "trade":
      return text("space-trade", [symbol, number("row", Math.floor(space / TRADE.goods.length) + 1)]);
    case "harbor": {
      const row = Math.floor(space / TRADE.ships_per_row);
      return text("space-harbor", [number("row", row + 1), number("place", (space % TRADE.ships_per_row) + 1)]);
    }
  }
}

function rowOf(cell: number): number {
  return WORKSHOPS[cell]?.row ?? 0;
}

/** The how-manieth cell of its row it is, from 1. */
function placeInRow(cell: number): number {
  return WORKSHOPS.slice(0, cell + 1).filter(({ row }) => row === rowOf(cell)).length;
}

function text(key: string, args: Array<[string, Arg]>): Text {
  return { key, args };
}

function named(key: string): Arg {
  return { text: { key } };
}

function number(name: string, value: number): [string, Arg] {
  return [name, { number: value }];
}
