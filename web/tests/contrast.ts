// Contrast of texts as they are drawn, whatever opacity, glow, pattern or picture is above or below them. The window is
// drawn with and without its texts: what differs is text, and what is there without it is its background.

import type { Page } from "playwright-core";

/** A text whose contrast is too low. */
export interface Faint {
  readonly text: string;
  /** The element, as a selector for people. */
  readonly place: string;
  readonly ratio: number;
  readonly needed: number;
}

interface TextBox {
  readonly text: string;
  readonly place: string;
  readonly needed: number;
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The texts in the window that are below WCAG's AA, the faintest first. */
export async function faintTexts(page: Page): Promise<Faint[]> {
  await page.evaluate(() => document.fonts.ready);
  const texts = await page.evaluate(textsInWindow);
  const drawn = await shot(page);
  await page.evaluate(addSheet, WITHOUT_TEXT);
  const empty = await shot(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const blank = await page.context().newPage();
  const ratios = await blank.evaluate(ratiosOf, { drawn, empty, texts, scale: await scaleOf(page) });
  await blank.close();
  return texts
    .map(({ text, place, needed }, nth) => ({ text, place, needed, ratio: ratios[nth] ?? Infinity }))
    .filter(({ ratio, needed }) => ratio < needed)
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** Only the fill: shadows, and the outlines of letters on a board, belong to the background. */
const WITHOUT_TEXT = `
  *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
  svg text, svg tspan { fill: transparent !important }
`;

/** In the page: adds styles as an object, which its security policy allows. */
function addSheet(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

async function shot(page: Page): Promise<string> {
  return (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
}

function scaleOf(page: Page): Promise<number> {
  return page.evaluate(() => devicePixelRatio);
}

/** In the page: every piece of text that can be seen, where it is, and the contrast it needs. */
function textsInWindow(): TextBox[] {
  const isExempt = (element: Element) =>
    element.closest(":disabled, [inert], .unseen, .disabled, .logo, option") !== null;
  const isShown = ({ x, y, width, height }: DOMRect) =>
    width > 2 && height > 2 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
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
  const texts: TextBox[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (
      !element ||
      text === "" ||
      isExempt(element) ||
      modal?.contains(element) === false ||
      element.closest("script, style")
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter(isShown)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
    if (boxes.length > 0) {
      texts.push({ text: text.slice(0, 40), place: placeOf(element), needed: neededBy(element), boxes });
    }
  }
  return texts;
}

/**
 * In a page: the contrast of each text, at those of its pixels that letters cover most; `null` if it is not seen at all,
 * because something lies above it.
 */
async function ratiosOf({
  drawn,
  empty,
  texts,
  scale,
}: {
  drawn: string;
  empty: string;
  texts: readonly TextBox[];
  scale: number;
}): Promise<(number | null)[]> {
  const pixelsOf = async (png: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
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
  const [shown, hidden] = await Promise.all([pixelsOf(drawn), pixelsOf(empty)]);
  /** The most covered tenth of the pixels: the others are edges of letters, mixed with the background. */
  const COVERED = 0.1;
  /** A text of which less is seen, as a part of its boxes, is cut off or covered. */
  const LEAST = 0.04;
  return texts.map(({ boxes }) => {
    const pixels: { difference: number; ratio: number }[] = [];
    for (const { x, y, width, height } of boxes) {
      for (let row = Math.floor(y * scale); row < Math.ceil((y + height) * scale); row += 1) {
        for (let column = Math.floor(x * scale); column < Math.ceil((x + width) * scale); column += 1) {
          const at = (row * shown.width + column) * 4;
          const difference =
            Math.abs(shown.data[at]! - hidden.data[at]!) +
            Math.abs(shown.data[at + 1]! - hidden.data[at + 1]!) +
            Math.abs(shown.data[at + 2]! - hidden.data[at + 2]!);
          if (difference > 12) {
            const [one, other] = [luminance(shown.data, at), luminance(hidden.data, at)];
            pixels.push({ difference, ratio: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) });
          }
        }
      }
    }
    const area = boxes.reduce((sum, { width, height }) => sum + width * height * scale * scale, 0);
    if (pixels.length < area * LEAST) {
      return null;
    }
    const covered = pixels.toSorted((a, b) => b.difference - a.difference).slice(0, Math.ceil(pixels.length * COVERED));
    const ratios = covered.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
    return ratios[Math.floor(ratios.length / 2)] ?? null;
  });
}
