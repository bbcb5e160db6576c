// A game's symbols, once in the page: every drawing of the game refers to them.

/** Adds the symbols of a game unless they are there. */
export function addSprite(game: string, source: string): void {
  const id = `sprite-${game}`;
  if (document.getElementById(id)) {
    return;
  }
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "paint";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = source;
  document.body.prepend(holder);
}
