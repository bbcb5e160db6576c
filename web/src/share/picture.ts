// A result as a picture: the ranking under the game's name, in the colors and fonts of the page.

import type { SharedPlayer, SharedResult } from "./result";

const WIDTH = 1200;
const MARGIN = 80;
const HEAD = 250;
const ROW = 120;
const FOOT = 110;
/** Radii of a player's diamond. */
const [GLASS_WIDTH, GLASS_HEIGHT] = [30, 42];

interface Captions {
  /** Such as "Anna wins". */
  readonly headline: string;
  readonly date: string;
}

/** The picture as a PNG file. */
export async function resultPicture(result: SharedResult, captions: Captions): Promise<Blob> {
  await Promise.all([document.fonts.load(font(60, "display")), document.fonts.load(font(44, "num", 700))]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * result.players.length + FOOT;
  const pen = canvas.getContext("2d");
  if (!pen) {
    throw new Error("no canvas");
  }
  drawHead(pen, result, captions);
  const ranking = result.players.toSorted((one, other) => one.rank - other.rank);
  ranking.forEach((player, place) => drawPlayer(pen, player, HEAD + ROW * (place + 0.5)));
  drawFoot(pen, canvas.height - FOOT / 2);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function drawHead(pen: CanvasRenderingContext2D, { title }: SharedResult, { headline, date }: Captions): void {
  pen.fillStyle = token("paper");
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.textBaseline = "middle";
  write(pen, headline, MARGIN, 100, { font: font(64, "display"), color: token("ink"), width: WIDTH - 2 * MARGIN });
  const subtitle = `${title} · ${date}`;
  write(pen, subtitle, MARGIN, 180, { font: font(36, "text"), color: token("ink-2"), width: WIDTH - 2 * MARGIN });
}

function drawPlayer(pen: CanvasRenderingContext2D, { name, letter, score, rank }: SharedPlayer, y: number): void {
  if (rank === 1) {
    pen.fillStyle = token(`p${letter}-soft`);
    pen.beginPath();
    pen.roundRect(MARGIN - 30, y - ROW / 2 + 8, WIDTH - 2 * MARGIN + 60, ROW - 16, 20);
    pen.fill();
  }
  drawDiamond(pen, MARGIN + GLASS_WIDTH, y, [GLASS_WIDTH, GLASS_HEIGHT], token(`p${letter}-2`));
  pen.textAlign = "center";
  write(pen, letter.toUpperCase(), MARGIN + GLASS_WIDTH, y, {
    font: font(28, "num", 700),
    color: token(`p${letter}-on`),
  });
  pen.textAlign = "right";
  const points = { font: font(52, "num", 700), color: token(`p${letter}-text`) };
  write(pen, String(score), WIDTH - MARGIN, y, points);
  pen.textAlign = "left";
  const left = MARGIN + 2 * GLASS_WIDTH + 36;
  write(pen, name, left, y, { font: font(48, "display"), color: token("ink"), width: WIDTH - MARGIN - 180 - left });
}

function drawFoot(pen: CanvasRenderingContext2D, y: number): void {
  drawDiamond(pen, MARGIN + 14, y, [14, 21], token("gold-3"));
  write(pen, "Tavola", MARGIN + 44, y, { font: font(36, "display"), color: token("ink-2") });
}

function drawDiamond(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  color: string,
): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x, y - height);
  pen.lineTo(x + width, y);
  pen.lineTo(x, y + height);
  pen.lineTo(x - width, y);
  pen.fill();
}

interface Writing {
  readonly font: string;
  readonly color: string;
  /** Wider text is narrowed to this width. */
  readonly width?: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, how: Writing): void {
  [pen.font, pen.fillStyle] = [how.font, how.color];
  pen.fillText(text, x, y, how.width);
}

function font(size: number, kind: "display" | "text" | "num", weight = 400): string {
  return `${weight} ${size}px ${token(`font-${kind}`)}`;
}

/** A value from the style sheet, in the reader's theme. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
