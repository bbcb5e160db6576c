import { expect, test } from "vitest";
import { errorCorrection, qrCode, type QrCode } from "./qr-code";

/** Around the finder at the top left, from its bottom left to its top right, as scanners read it. */
function formatOf(code: QrCode): string {
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => code[8]![column]);
  const up = [7, 5, 4, 3, 2, 1, 0].map((row) => code[row]![8]);
  return [...across, ...up].map((isDark) => (isDark ? "1" : "0")).join("");
}

/** The standard's example HELLO WORLD, level M of version 1. */
test("error correction follows the standard", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([
  ["short", 25],
  ["https://tavola.example/device/abcd", 29],
  ["https://tavola.example.org/device/abcd-efgh-jkmn", 33],
  ["x".repeat(84), 37],
  ["x".repeat(106), 41],
])("%s fits into the smallest symbol", (text, size) => {
  const code = qrCode(text)!;
  expect([code.length, code[0]!.length]).toEqual([size, size]);
  expect(formatOf(code)).toBe("101010000010010");
  const timing = code[6]!.slice(8, -8).map((isDark) => (isDark ? "#" : "."));
  expect(timing.join("")).toMatch(/^#(\.#)*$/);
  expect(read(code)).toBe(text);
});

test("long texts have no symbol", () => {
  expect(qrCode("x".repeat(107))).toBeNull();
});

/** Reads back the bytes of a symbol, like a scanner that trusts every module. */
function read(code: QrCode): string {
  const words = wordsOf(code);
  const blocks = { 25: 1, 29: 1, 33: 2, 37: 2, 41: 4 }[code.length]!;
  const perBlock = { 25: 28, 29: 44, 33: 32, 37: 43, 41: 27 }[code.length]!;
  const data = Array.from(
    { length: blocks * perBlock },
    (_, i) => words[(i % perBlock) * blocks + Math.floor(i / perBlock)]!,
  );
  const nibbles = data.flatMap((word) => [word >> 4, word & 15]);
  expect(nibbles[0]).toBe(4);
  const length = (nibbles[1]! << 4) | nibbles[2]!;
  const bytes = Array.from({ length }, (_, i) => (nibbles[3 + 2 * i]! << 4) | nibbles[4 + 2 * i]!);
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function wordsOf(code: QrCode): number[] {
  const bits: number[] = [];
  const columns = Array.from({ length: code.length }, (_, i) => code.length - 1 - i).filter((column) => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let i = 0; i < code.length; i++) {
      const row = pair % 4 === 0 ? code.length - 1 - i : i;
      for (const column of [columns[pair]!, columns[pair + 1]!]) {
        if (isData(code.length, row, column)) {
          bits.push(Number(code[row]![column]! !== ((row + column) % 2 === 0)));
        }
      }
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
}

function isData(size: number, row: number, column: number): boolean {
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const alignment = size - 7;
  const isAlignment = Math.abs(row - alignment) <= 2 && Math.abs(column - alignment) <= 2;
  return !isFinder && !isAlignment && row !== 6 && column !== 6;
}
