// Mille Fiori on the page.

import { addSprite } from "../../kit/sprites";
import type { View } from "../../protocol/mille-fiori";
import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import masterworksSprite from "./masterworks/sprite.svg?raw";
import { motions, pointsAt } from "./motions";
import { actionName } from "./names";
import Panel from "./Panel.svelte";
import { guide, prompt } from "./prompt";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import sprite from "./sprite.svg?raw";
import "./paint.css";
import "./masterworks/paint.css";

addSprite("mille-fiori", sprite);
addSprite("mille-fiori-masterworks", masterworksSprite);

const face: GameFace<View> = {
  layout: "board-first",
  Board,
  Hand,
  Side,
  Panel,
  Progress,
  prompt,
  actionName,
  isFormality: (part) => part === "picked",
  motions,
  pointsAt,
  guide,
};

export default face;
