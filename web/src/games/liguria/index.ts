// Liguria on the page.

import type { View } from "../../protocol/liguria";
import { addSprite } from "../../kit/sprites";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { estimate } from "./estimate";
import Hand from "./Hand.svelte";
import { motions, pointsAt } from "./motions";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import { guide, prompt } from "./prompt";
import Side from "./Side.svelte";
import sprite from "./sprite.svg?raw";
import { tip } from "./tip";
import "./paint.css";

addSprite("liguria", sprite);

const face: GameFace<View> = {
  layout: "board-over-hand",
  Board,
  Hand,
  Side,
  Panel,
  Progress,
  prompt,
  tip,
  estimate,
  motions,
  pointsAt,
  guide,
};

export default face;
