// Window sizes and the layouts that follow from them. Styles repeat the conditions, since they can't import them.

/** Windows that show the board and one other thing at a time. */
export const SMALL_SCREEN = "(max-width: 1099px), (max-height: 599px)";
/** Windows that are wide enough to put the tray of a small screen beside the board. */
export const WIDE_SCREEN = "(min-width: 560px) and (min-aspect-ratio: 1/1)";
/** Windows whose tray, beside the board, has room for the hand and one thing more. */
export const TALL_SCREEN = "(min-height: 600px)";
