// Figures of a review: one decimal is as exact as search is.

import type { Language } from "../settings/settings.svelte";

export function tenths(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** Always with its sign; nothing is neither. */
export function signedTenths(value: number, language: Language): string {
  const text = tenths(Math.abs(value), language);
  return Math.abs(value) < 0.05 ? `±${text}` : `${value < 0 ? "−" : "+"}${text}`;
}
