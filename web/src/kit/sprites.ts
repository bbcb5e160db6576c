// A game's SVG symbols, added to the page once; its drawings refer to them.

/** Adds a game's symbols unless they have already been added. */
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
