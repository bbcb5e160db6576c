import { expect, test } from "vitest";
import { ringsOf } from "./marks";

/** A layer on a board with places at these boxes: x, y, width, height. */
function layerOver(boxes: readonly (readonly [number, number, number, number])[]): Element {
  const board = document.createElement("div");
  const layer = board.appendChild(document.createElement("div"));
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  for (const box of boxes) {
    const place = board.appendChild(document.createElement("i"));
    place.getBoundingClientRect = () => new DOMRect(...box);
  }
  return layer;
}

function boxesOf(layer: Element) {
  return ringsOf(layer, [{ selector: "i", look: "task" }]).map(({ x, y, width, height }) => [x, y, width, height]);
}

test("places whose rings would overlap share one", () => {
  const layer = layerOver([
    [100, 100, 30, 50],
    [136, 100, 30, 50],
  ]);
  expect(boxesOf(layer)).toEqual([[100, 100, 66, 50]]);
});

test("a place around other marked places has no ring", () => {
  const layer = layerOver([
    [80, 80, 120, 120],
    [100, 100, 30, 50],
  ]);
  expect(boxesOf(layer)).toEqual([[100, 100, 30, 50]]);
});

test("places that are apart have a ring each", () => {
  const layer = layerOver([
    [100, 100, 30, 50],
    [200, 100, 30, 50],
  ]);
  expect(boxesOf(layer)).toHaveLength(2);
});
