// The picture of each game on the start page: `picture/Picture.svelte` in its folder; a game without one gets tiles.

import type { Component } from "svelte";
import Tiles from "./Tiles.svelte";

const pictures = import.meta.glob<Component>("../../games/*/picture/Picture.svelte", {
  eager: true,
  import: "default",
});

export function pictureOf(game: string): Component {
  return pictures[`../../games/${game}/picture/Picture.svelte`] ?? Tiles;
}
