// The look of each kind of tile: tint and symbol.

interface Look {
  readonly tint: string;
  readonly symbol: string;
}

const LOOKS: Record<string, Look> = {
  wheel: { tint: "lagoon", symbol: "wheel" },
  merchant: { tint: "ochre", symbol: "sack" },
  "building-a": { tint: "violet", symbol: "building-a" },
  "building-b": { tint: "violet", symbol: "building-b" },
  "building-c": { tint: "violet", symbol: "building-c" },
  monk: { tint: "green", symbol: "monk" },
  "knight-1": { tint: "steel", symbol: "knight-1" },
  "knight-2": { tint: "steel", symbol: "knight-2" },
  "knight-3": { tint: "steel", symbol: "knight-3" },
  "diplomat-1": { tint: "rose", symbol: "scroll-1" },
  "diplomat-2": { tint: "rose", symbol: "scroll-2" },
};
const ORDER: Look = { tint: "ivory", symbol: "order" };

export function lookOf(tile: string): Look {
  return LOOKS[tile] ?? ORDER;
}

/** Returns the number in a tile's corner; wheels and merchants show it only if it isn't 1. */
export function cornerOf(tile: string, value: number): string {
  const isPlain = tile === "wheel" || tile === "merchant";
  return isPlain ? (value > 1 ? `×${value}` : "") : String(value);
}

/** Returns the positions of the cubes on an order tile. */
export function orderSpots(count: number): readonly { readonly x: number; readonly y: number }[] {
  const top = count > 3 ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, nth) => {
    const [inLine, line, of] = nth < top ? [nth, 0, top] : [nth - top, 1, count - top];
    return { x: (inLine - (of - 1) / 2) * 12.6, y: count > 3 ? -11 + line * 13 : -6 };
  });
}
