// Mille Fiori on the page.

import { addSprite } from "../../kit/sprites";
import type { View } from "../../protocol/mille-fiori";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motions, pointsAt } from "./motions";
import { actionName } from "./names";
import { notationFor } from "./notation";
import Panel from "./Panel.svelte";
import { prompt } from "./prompt";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import sprite from "./sprite.svg?raw";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import "./paint.css";

addSprite("mille-fiori", sprite);

const face: GameFace<View> = {
  layout: "board-first",
  draws: (options) => options["masterworks"] !== true,
  Board,
  Hand,
  Side,
  Panel,
  Progress,
  prompt,
  actionName,
  words: { en, de },
  motions,
  pointsAt,
  notationFor,
};

export default face;
