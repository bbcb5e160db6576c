// Marked places of a board: where they are, and when they move.

export interface PlaceMark {
  /** Selects the elements of the place. */
  readonly selector: string;
  readonly look: "task" | "best" | "played";
  /** Whether all elements share one ring. */
  readonly isOne?: boolean;
  /** Label of the ring, where more than one kind of mark is shown. */
  readonly label?: string;
}

/** A ring, in pixels from the corner of the layer. */
export interface Ring {
  readonly look: PlaceMark["look"];
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Selects the elements of an action's clicks: those for single parts, and those for paths of parts from the start. */
export function selectorOf(clicks: readonly string[]): string {
  const ways = clicks.map((_, nth) => clicks.slice(0, nth + 1).join(" "));
  return [...new Set([...ways, ...clicks])].map((part) => `[data-part="${CSS.escape(part)}"]`).join(", ");
}

/** Selects the choices whose part begins with `start`; all choices if it is empty. */
export function choicesFrom(start: string): string {
  return start === "" ? "[data-choice]" : `[data-choice][data-part^="${CSS.escape(start)}"]`;
}

/** The rings of all visible marked places. The board is the layer's parent element. */
export function ringsOf(layer: Element, marks: readonly PlaceMark[]): readonly Ring[] {
  const board = layer.parentElement;
  const corner = layer.getBoundingClientRect();
  return marks.flatMap(({ selector, look, label = "", isOne }) => {
    const boxes = [...(board?.querySelectorAll(selector) ?? [])]
      .map((place) => place.getBoundingClientRect())
      .filter((box) => box.width > 0 && touches(box, corner));
    const shown = isOne && boxes.length > 0 ? [around(boxes)] : joined(boxes);
    return shown.map(({ x, y, width, height }) => ({
      look,
      label,
      x: x - corner.x,
      y: y - corner.y,
      width,
      height,
    }));
  });
}

/** Calls `moved` at once, and whenever something in `board` may have moved. Returns a function that stops this. */
export function followMoves(board: Element, moved: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  const changes = new MutationObserver(soon);
  changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-choice", "data-part", "style"] });
  const size = new ResizeObserver(soon);
  size.observe(board);
  const events = ["transitionend", "animationend", "scroll"];
  events.forEach((name) => board.addEventListener(name, soon, true));
  moved();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    size.disconnect();
    events.forEach((name) => board.removeEventListener(name, soon, true));
  };
}

/** The space that a ring needs around a place, in pixels. */
const RIM = 8;

/** One box for places whose rings would overlap. Omits places that contain others, as a factory contains its tiles. */
function joined(boxes: readonly DOMRect[]): readonly DOMRect[] {
  const inner = boxes.filter((box) => !boxes.some((other) => other !== box && contains(box, other)));
  return inner.reduce<readonly DOMRect[]>((apart, box) => {
    const near = apart.filter((other) => touches(grown(box), grown(other)));
    return [...apart.filter((other) => !near.includes(other)), around([...near, box])];
  }, []);
}

function contains(outer: DOMRect, inner: DOMRect): boolean {
  const isLarger = outer.width * outer.height > inner.width * inner.height;
  return (
    isLarger &&
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  );
}

function grown({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM);
}

function touches(box: DOMRect, frame: DOMRect): boolean {
  return box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
