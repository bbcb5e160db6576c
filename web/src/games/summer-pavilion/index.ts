// Azul: Summer Pavilion on the page.

import type { View } from "../../protocol/summer-pavilion";
import { addSprite } from "../../kit/sprites";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motions, pointsAt } from "./motions";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import { guide, prompt } from "./prompt";
import Side from "./Side.svelte";
import sprite from "./sprite.svg?raw";
import "./paint.css";

addSprite("summer-pavilion", sprite);

const face: GameFace<View> = {
  layout: "flanked",
  Board,
  Hand,
  Side,
  Panel,
  Progress,
  prompt,
  motions,
  pointsAt,
  guide,
};

export default face;
