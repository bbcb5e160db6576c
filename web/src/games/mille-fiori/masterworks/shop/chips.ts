// The shortest sign for each kind of Dogaressa.

interface Chip {
  readonly text?: string;
  readonly symbol?: string;
  readonly glass?: string;
}

export const DOGARESSA_CHIPS: Record<string, Chip> = {
  points: { text: "15" },
  "two-masterworks": { symbol: "mw-vase", glass: "ruby" },
  "extra-card": { symbol: "extra-card" },
  "sea-route": { symbol: "ship" },
  "small-dogate": { symbol: "arrow-1" },
  "large-dogate": { symbol: "arrow-2" },
};
