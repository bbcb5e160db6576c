// A copy of a piece of a drawing, lifted out of it. A browser can move it without painting the drawing again, which it
// would have to for every frame if the piece itself moved.

const SVG = "http://www.w3.org/2000/svg";
const NAMES = ["data-part", "data-choice", "data-anchor", "tabindex", "id"];

/** Stands exactly where `piece` does, within `stage`. */
export function standIn(piece: SVGGraphicsElement, stage: Element): SVGSVGElement {
  const place = piece.getBoundingClientRect();
  const { left, top } = stage.getBoundingClientRect();
  const copy = document.createElementNS(SVG, "svg");
  copy.classList.add("stand-in");
  copy.style.left = `${place.left - left}px`;
  copy.style.top = `${place.top - top}px`;
  copy.style.width = `${place.width}px`;
  copy.style.height = `${place.height}px`;
  const frame = document.createElementNS(SVG, "g");
  frame.setAttribute("transform", within(place, (piece.parentNode as SVGGraphicsElement).getScreenCTM()));
  frame.append(withoutNames(piece.cloneNode(true) as Element));
  copy.append(frame);
  return copy;
}

/** Whether this is a piece of a drawing, and not a drawing of its own. */
export function isDrawn(piece: Element): piece is SVGGraphicsElement {
  return piece instanceof SVGGraphicsElement && piece.parentNode instanceof SVGGraphicsElement;
}

/** A copy must not be found where the original is looked for. */
export function withoutNames<E extends Element>(copy: E): E {
  for (const element of [copy, ...copy.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]) {
    for (const name of NAMES) {
      element.removeAttribute(name);
    }
  }
  return copy;
}

/** From units of a drawing to pixels from the corner of `place`. */
function within(place: DOMRect, matrix: DOMMatrix | null): string {
  const { a, b, c, d, e, f } = matrix ?? new DOMMatrix();
  return `matrix(${a} ${b} ${c} ${d} ${e - place.left} ${f - place.top})`;
}
