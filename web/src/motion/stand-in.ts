// Copy of a piece, outside its drawing. Animating the piece itself would repaint the whole drawing in every frame.

const SVG = "http://www.w3.org/2000/svg";
const NAMES = ["data-part", "data-choice", "data-anchor", "tabindex", "id"];

/** A copy of `piece` for `stage`, at exactly the same place. */
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

/** Whether this is part of an SVG drawing, not an element of its own. */
export function isDrawn(piece: Element): piece is SVGGraphicsElement {
  return piece instanceof SVGGraphicsElement && piece.parentNode instanceof SVGGraphicsElement;
}

/** Removes the attributes by which the original is looked up. */
export function withoutNames<E extends Element>(copy: E): E {
  for (const element of [copy, ...copy.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]) {
    for (const name of NAMES) {
      element.removeAttribute(name);
    }
  }
  return copy;
}

/** Transform from units of a drawing to pixels relative to `place`. */
function within(place: DOMRect, matrix: DOMMatrix | null): string {
  const { a, b, c, d, e, f } = matrix ?? new DOMMatrix();
  return `matrix(${a} ${b} ${c} ${d} ${e - place.left} ${f - place.top})`;
}
