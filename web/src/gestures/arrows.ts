// Arrow keys move the focus to the nearest choice in that direction.

type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Weight of sideways distance relative to distance ahead. */
const ASIDE = 2.5;

/** Moves the focus among the choices within the element that handles the key. */
export function moveFocus(event: KeyboardEvent): void {
  const from = (event.target as Element).closest("[data-choice], [data-chosen]");
  if (from) {
    focusFrom(from, [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-choice]")], event);
  }
}

/** Moves the focus among these elements, one of which has it. */
export function focusIn(all: readonly HTMLElement[], event: KeyboardEvent): void {
  const from = all.find((it) => it === event.target);
  if (from) {
    focusFrom(from, all, event);
  }
}

function focusFrom(from: Element, all: readonly HTMLElement[], event: KeyboardEvent): void {
  if (!isWay(event.key)) {
    return;
  }
  const others = all.filter((it) => it !== from);
  const at = nearest(centerOf(from), others.map(centerOf), event.key);
  const next = at === null ? null : others[at];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Index of the nearest spot in that direction. */
export function nearest(from: Spot, spots: readonly Spot[], way: Way): number | null {
  let best: { at: number; cost: number } | null = null;
  spots.forEach((spot, at) => {
    const cost = costOf(spot.x - from.x, spot.y - from.y, way);
    if (cost !== null && (best === null || cost < best.cost)) {
      best = { at, cost };
    }
  });
  return (best as { at: number } | null)?.at ?? null;
}

function costOf(dx: number, dy: number, way: Way): number | null {
  const [ahead, aside] = { ArrowUp: [-dy, dx], ArrowDown: [dy, dx], ArrowLeft: [-dx, dy], ArrowRight: [dx, dy] }[
    way
  ] as [number, number];
  return ahead > 1 ? ahead + ASIDE * Math.abs(aside) : null;
}

function centerOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isWay(key: string): key is Way {
  return key === "ArrowUp" || key === "ArrowDown" || key === "ArrowLeft" || key === "ArrowRight";
}
