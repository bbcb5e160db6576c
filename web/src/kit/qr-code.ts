// QR codes (ISO/IEC 18004) for short strings: byte mode, error correction level M, versions 2 to 6.

/** A symbol: rows of modules, `true` for dark ones. */
export type QrCode = readonly (readonly boolean[])[];

interface Version {
  readonly size: number;
  /** Row and column of the alignment pattern's center. */
  readonly alignment: number;
  readonly blocks: number;
  /** Data codewords per block. */
  readonly data: number;
  /** Error correction codewords per block. */
  readonly correction: number;
}

const VERSIONS: readonly Version[] = [
  { size: 25, alignment: 18, blocks: 1, data: 28, correction: 16 },
  { size: 29, alignment: 22, blocks: 1, data: 44, correction: 26 },
  { size: 33, alignment: 26, blocks: 2, data: 32, correction: 18 },
  { size: 37, alignment: 30, blocks: 2, data: 43, correction: 24 },
  { size: 41, alignment: 34, blocks: 4, data: 27, correction: 16 },
];

/** Mode, length and terminator take two bytes. */
const OVERHEAD = 2;
const PADDING = [0xec, 0x11] as const;

/** Level M with mask 0, protected by a BCH code. Any mask may be used; scanners read its number from here. */
const FORMAT = 0b101010000010010;

/** The symbol for this text; `null` if it is too long. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find(({ blocks, data }) => bytes.length + OVERHEAD <= blocks * data);
  return version ? drawn(version, interleaved(version, dataCodewords(bytes, version.blocks * version.data))) : null;
}

/** Mode 4 (bytes), the length, the bytes, and padding: everything is shifted by the four bits of the mode. */
function dataCodewords(bytes: Uint8Array, capacity: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, i) => (nibbles[2 * i]! << 4) | nibbles[2 * i + 1]!);
  return Array.from({ length: capacity }, (_, i) => words[i] ?? PADDING[(i - words.length) % 2]!);
}

/** The codewords of all blocks, taken from each in turn: first data, then error correction. */
function interleaved({ blocks, data, correction }: Version, words: readonly number[]): number[] {
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  const checks = parts.map((part) => errorCorrection(part, correction));
  const inTurn = (lists: readonly (readonly number[])[]) => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...inTurn(parts), ...inTurn(checks)];
}

/** The remainder of a division by the generator polynomial of this degree, over GF(256) with 0x11d. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  const remainder = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ remainder.shift()!;
    remainder.push(0);
    generator.forEach((coefficient, i) => (remainder[i]! ^= product(coefficient, factor)));
  }
  return remainder;
}

/** The coefficients of (x − 1)(x − 2)(x − 4)…, without the leading 1. */
function generatorOf(degree: number): number[] {
  const coefficients = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      coefficients[j] = product(coefficients[j]!, root) ^ (coefficients[j + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return coefficients;
}

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  }
  return result;
}

/** Modules, and which of them belong to patterns that carry no data. */
class Canvas {
  readonly modules: boolean[][];
  readonly isFixed: boolean[][];

  constructor(readonly size: number) {
    const blank = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    [this.modules, this.isFixed] = [blank(), blank()];
  }

  fix(row: number, column: number, isDark: boolean): void {
    if (row >= 0 && column >= 0 && row < this.size && column < this.size) {
      this.modules[row]![column] = isDark;
      this.isFixed[row]![column] = true;
    }
  }
}

function drawn(version: Version, words: readonly number[]): QrCode {
  const canvas = new Canvas(version.size);
  drawPatterns(canvas, version.alignment);
  drawFormat(canvas);
  drawWords(canvas, words);
  return canvas.modules;
}

function drawPatterns(canvas: Canvas, alignment: number): void {
  const end = canvas.size - 1;
  for (let i = 0; i <= end; i++) {
    canvas.fix(6, i, i % 2 === 0);
    canvas.fix(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3] as const, [3, end - 3] as const, [end - 3, 3] as const]) {
    drawSquares(canvas, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  drawSquares(canvas, alignment, alignment, 2, (ring) => ring !== 1);
}

/** Concentric squares; `isDark` tells the color of each from its distance to the center. */
function drawSquares(canvas: Canvas, row: number, column: number, reach: number, isDark: (ring: number) => boolean) {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      canvas.fix(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
    }
  }
}

/** Draws the format twice: around the top left finder, and split between the other two. */
function drawFormat(canvas: Canvas): void {
  const { size } = canvas;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const skipsTiming = bit < 6 ? bit : bit + 1;
    canvas.fix(bit < 8 ? skipsTiming : 8, bit < 8 ? 8 : bit === 8 ? 7 : 14 - bit, isDark);
    canvas.fix(bit < 8 ? 8 : size - 15 + bit, bit < 8 ? size - 1 - bit : 8, isDark);
  }
  canvas.fix(size - 8, 8, true);
}

/** Draws the codewords in pairs of columns from the right, alternately up and down, around the patterns. */
function drawWords(canvas: Canvas, words: readonly number[]): void {
  let bit = 0;
  for (let right = canvas.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let i = 0; i < canvas.size; i++) {
      const row = isUpward ? canvas.size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (!canvas.isFixed[row]![column]) {
          const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          canvas.modules[row]![column] = isSet !== ((row + column) % 2 === 0);
          bit += 1;
        }
      }
    }
  }
}
