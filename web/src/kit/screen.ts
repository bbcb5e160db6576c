// Media queries for the layouts. Style sheets repeat them, because they can't import constants.

/** Small windows: the board and one other area at a time. */
export const SMALL_SCREEN = "(max-width: 1099px), (max-height: 599px)";
/** Small windows with the tray beside the board instead of below it. */
export const WIDE_SCREEN = "(min-width: 560px) and (min-aspect-ratio: 1/1)";
/** Small windows that are too short for anything above or below the board. */
export const SHORT_SCREEN = "(max-height: 599px) and (min-aspect-ratio: 1/1)";
/** Windows tall enough for a tray that shows the hand and a tab's content at once. */
export const TALL_SCREEN = "(min-height: 600px)";
