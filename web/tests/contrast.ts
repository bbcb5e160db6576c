// Contrast of texts and drawings as they are painted, whatever opacity, glow, pattern or picture is above or below them.
// The window is painted with and without them: what differs belongs to them, and what is there without them is their
// background.

import type { CDPSession, Page } from "playwright-core";

/** A text or drawing whose contrast is too low. */
export interface Faint {
  readonly text: string;
  /** The element, as a selector for people. */
  readonly place: string;
  readonly ratio: number;
  readonly needed: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text or drawing in the window. */
interface Mark {
  readonly text: string;
  readonly place: string;
  readonly needed: number;
  readonly boxes: readonly Box[];
}

/** Drawings that say something by themselves: icons of buttons, symbols of spaces and cards, gauges, counts. */
const DRAWINGS = [
  "button > svg[aria-hidden]",
  "a > svg[aria-hidden]:not(.logo *)",
  ".gauge i",
  ".number i",
  ".mf-sym",
  ".engraved",
  ".symbol",
  ".icon",
].join(", ");

/** Only the fill: shadows, and the outlines of letters on a board, belong to the background. */
const WITHOUT_TEXTS = `
  *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
  svg text, svg tspan { fill: transparent !important }
`;
const WITHOUT_DRAWINGS = `:is(${DRAWINGS}) { visibility: hidden !important; transition: none !important }`;

/** How often a window is measured that keeps changing. */
const TRIES = 5;

/** Many pixels for each letter, so that some are covered by it as a whole. */
const SCALE = 2;

export interface Measured {
  readonly faint: readonly Faint[];
  /** The part of the texts and drawings that was seen; the others are covered or cut off. */
  readonly seen: number;
}

/** Prepares a page for measuring; the result may be used until the page is closed. */
export async function sharpen(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: SCALE, mobile: false });
  return session;
}

/**
 * The texts and drawings in the window that are below WCAG's AA, the faintest first. `desk` is another page, in which the
 * pictures are compared.
 */
export async function measure(page: Page, session: CDPSession, desk: Page, tries = TRIES): Promise<Measured> {
  await page.evaluate(() => document.fonts.ready);
  const drawn = await shot(session);
  const texts = { marks: await page.evaluate(textsInWindow), empty: await shotWithout(page, session, WITHOUT_TEXTS) };
  const drawings = {
    marks: await page.evaluate(drawingsInWindow, DRAWINGS),
    empty: await shotWithout(page, session, WITHOUT_DRAWINGS),
  };
  // A window that changes in the meantime, as when a tip appears, can't be compared with itself.
  if (tries > 1 && (await shot(session)) !== drawn) {
    return measure(page, session, desk, tries - 1);
  }
  const ratios = await desk.evaluate(ratiosOf, { drawn, layers: [texts, drawings], scale: SCALE });
  const found = [texts, drawings].flatMap(({ marks }, layer) =>
    marks.map(({ boxes: _, ...mark }, nth): Faint => ({ ...mark, ratio: ratios[layer]?.[nth] ?? Infinity })),
  );
  const faint = found.filter(({ ratio, needed }) => ratio < needed).toSorted((a, b) => a.ratio - b.ratio);
  return { faint, seen: found.filter(({ ratio }) => ratio < Infinity).length / found.length };
}

/** The window as a picture, drawn with additional styles. */
async function shotWithout(page: Page, session: CDPSession, styles: string): Promise<string> {
  await page.evaluate(addSheet, styles);
  const picture = await shot(session);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}

/** In the page: adds styles as an object, which its security policy allows. */
function addSheet(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** The window as a picture, compressed as little as possible. */
async function shot(session: CDPSession): Promise<string> {
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return data;
}

/** In the page: every piece of text that can be seen, where it is, and the contrast it needs. */
function textsInWindow(): Mark[] {
  const isExempt = (element: Element) =>
    element.closest(":disabled, [inert], .unseen, .disabled, .logo, option, script, style") !== null;
  /** A line may be somewhat higher than its letters. */
  const LEADING = 4;
  const isWithin = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
    box.left >= left && box.right <= right && box.top >= top - LEADING && box.bottom <= bottom + LEADING;
  const isShown = (box: DOMRect) =>
    box.width > 2 && box.height > 2 && isWithin(box, new DOMRect(0, 0, innerWidth, innerHeight));
  /** The boxes that scroll or cut off what is in them. */
  const framesOf = (element: Element | null): DOMRect[] =>
    element instanceof HTMLElement
      ? [
          ...(getComputedStyle(element).overflowY === "visible" ? [] : [element.getBoundingClientRect()]),
          ...framesOf(element.parentElement),
        ]
      : [];
  const sizeOf = (element: Element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };
  const neededBy = (element: Element) => {
    const size = sizeOf(element);
    const isBold = Number(getComputedStyle(element).fontWeight) >= 700;
    return size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5;
  };
  const placeOf = (element: Element) =>
    [element.parentElement?.closest("[class]"), element]
      .map((each) => (each ? `${each.localName}.${(each.getAttribute("class") ?? "").split(" ")[0]}` : ""))
      .join(" ");
  // What lies behind a modal dialog is dimmed on purpose.
  const modal = document.querySelector("dialog[open]");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Mark[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || isExempt(element) || modal?.contains(element) === false) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const frames = framesOf(element);
    const boxes = [...range.getClientRects()]
      .filter((box) => isShown(box) && frames.every((frame) => isWithin(box, frame)))
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
    if (boxes.length > 0) {
      texts.push({ text: text.slice(0, 40), place: placeOf(element), needed: neededBy(element), boxes });
    }
  }
  return texts;
}

/** In the page: every drawing of these that can be seen, and is not covered by a piece of glass. */
function drawingsInWindow(selector: string): Mark[] {
  const DRAWING_NEEDS = 3;
  const pieces = [...document.querySelectorAll('[data-anchor^="piece:"]')];
  const isCovered = (element: Element, { x, y, width, height }: DOMRect) =>
    pieces.some((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      return !piece.contains(element) && left < across && across < right && top < down && down < bottom;
    });
  const modal = document.querySelector("dialog[open]");
  const nameOf = (element: Element) => element.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest(":disabled, [inert], .disabled") && modal?.contains(element) !== false)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => {
      const { x, y, right, bottom, width, height } = box;
      const isShown = width > 2 && height > 2 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isShown && !isCovered(element, box);
    })
    .map(({ element, box: { x, y, width, height } }) => ({
      text: nameOf(element).slice(0, 40),
      place: `${element.parentElement?.localName ?? ""} > ${element.localName}.${element.getAttribute("class") ?? ""}`,
      needed: DRAWING_NEEDS,
      boxes: [{ x, y, width, height }],
    }));
}

/** Marks, and the window without them. */
interface Layer {
  readonly marks: readonly Mark[];
  readonly empty: string;
}

/**
 * In a page: the contrast of each mark of each layer, at those of its pixels that it covers most; `null` if it is not seen
 * at all, because something lies above it.
 */
async function ratiosOf({
  drawn,
  layers,
  scale,
}: {
  drawn: string;
  layers: readonly Layer[];
  scale: number;
}): Promise<(number | null)[][]> {
  const pixelsOf = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!;
  /** The most covered tenth of the pixels: the others are edges of letters, mixed with the background. */
  const COVERED = 0.1;
  /** A mark of which less is seen, as a part of its boxes, is cut off or covered. */
  const LEAST = 0.04;
  /** More than there are pixels in the window, so that a difference and a place fit into one number, which sorts fast. */
  const PLACES = 2 ** 32;
  const [shown, ...hidden] = await Promise.all([drawn, ...layers.map(({ empty }) => empty)].map(pixelsOf));
  const { data: one, width: columns } = shown!;

  /** The places whose pixels differ, each with its difference. */
  const differing = (other: Uint8ClampedArray, { x, y, width, height }: Box) => {
    const found: number[] = [];
    for (let row = Math.floor(y * scale); row < Math.ceil((y + height) * scale); row += 1) {
      for (let column = Math.floor(x * scale); column < Math.ceil((x + width) * scale); column += 1) {
        const at = (row * columns + column) * 4;
        const difference =
          Math.abs(one[at]! - other[at]!) +
          Math.abs(one[at + 1]! - other[at + 1]!) +
          Math.abs(one[at + 2]! - other[at + 2]!);
        if (difference > 12) {
          found.push(difference * PLACES + at);
        }
      }
    }
    return found;
  };

  const ratioAt = (other: Uint8ClampedArray, place: number) => {
    const both = [luminance(one, place % PLACES), luminance(other, place % PLACES)];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  };

  const ratioOf = (other: Uint8ClampedArray, boxes: readonly Box[]) => {
    const places = Float64Array.from(boxes.flatMap((box) => differing(other, box))).sort();
    const area = boxes.reduce((sum, { width, height }) => sum + width * height * scale * scale, 0);
    if (places.length < area * LEAST) {
      return null;
    }
    const ratios = places.slice(-Math.ceil(places.length * COVERED)).map((place) => ratioAt(other, place));
    return ratios.sort()[Math.floor(ratios.length / 2)] ?? null;
  };

  return layers.map(({ marks }, layer) => marks.map(({ boxes }) => ratioOf(hidden[layer]!.data, boxes)));
}
