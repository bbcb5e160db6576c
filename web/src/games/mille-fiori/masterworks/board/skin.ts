// The colors of the council are those of the areas whose cards move its figures.

const SKINS: Record<string, string> = { brown: "mf-workshops", purple: "mf-houses", green: "mf-council", "light-blue": "mf-trade" };

/** The class that paints a tile of this color. */
export function skin(color: string): string {
  return SKINS[color] ?? "";
}
