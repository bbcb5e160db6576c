// Below this width the page shows one panel at a time.

export const SMALL_SCREEN = "(max-width: 999px)";
