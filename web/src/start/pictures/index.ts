// The picture of each game on the start page; a game without one gets tiles.

import type { Component } from "svelte";
import Fiori from "./Fiori.svelte";
import Liguria from "./Liguria.svelte";
import Pavilion from "./Pavilion.svelte";
import Tiles from "./Tiles.svelte";

const PICTURES: Record<string, Component> = {
  "mille-fiori": Fiori,
  "summer-pavilion": Pavilion,
  liguria: Liguria,
};

export function pictureOf(game: string): Component {
  return PICTURES[game] ?? Tiles;
}
