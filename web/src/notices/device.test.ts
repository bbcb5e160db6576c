import { expect, test } from "vitest";
import { bytesOf, textOf } from "./device";

test("keys are written like browsers write them", () => {
  const bytes = Uint8Array.from([4, 251, 255, 0, 62, 63, 7]);
  expect(textOf(bytes)).toBe("BPv_AD4_Bw");
  expect(bytesOf(textOf(bytes))).toEqual(bytes);
});
