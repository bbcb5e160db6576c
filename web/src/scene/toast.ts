// Where toasts appear at a table: over the lower edge of the board, so that they cover neither hand nor tray.

/** Attachment for a table: sets the page's CSS properties that position toasts. */
export function aboveBoardEdge(table: HTMLElement): () => void {
  const root = document.documentElement.style;
  const board = table.querySelector("main");
  const place = () => {
    const { left, width, bottom } = board?.getBoundingClientRect() ?? new DOMRect();
    root.setProperty("--toast-x", `${left + width / 2}px`);
    root.setProperty("--toast-room", `${width}px`);
    root.setProperty("--toast-lift", `${Math.max(0, innerHeight - bottom)}px`);
  };
  const observer = new ResizeObserver(place);
  for (const element of [board, table]) {
    if (element) {
      observer.observe(element);
    }
  }
  return () => {
    observer.disconnect();
    ["--toast-x", "--toast-room", "--toast-lift"].forEach((name) => root.removeProperty(name));
  };
}
