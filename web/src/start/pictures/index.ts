// Pictures of the games: `picture/Picture.svelte` in a game's folder, or tiles for a game without one.

import type { Component } from "svelte";
import Tiles from "./Tiles.svelte";

const pictures = import.meta.glob<Component>("../../games/*/picture/Picture.svelte", {
  eager: true,
  import: "default",
});

export function pictureOf(game: string): Component {
  return pictures[`../../games/${game}/picture/Picture.svelte`] ?? Tiles;
}
