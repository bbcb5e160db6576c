// The width below which the page shows one thing at a time.

export const SMALL_SCREEN = "(max-width: 999px)";
