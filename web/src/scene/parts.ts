// Parts of a scene that its bar, notes and aside can show.

import type { Snippet } from "svelte";
import type { BoardProps } from "../games/contract";
import type { PanZoomState } from "../gestures/pan-zoom.svelte";

export interface SceneParts {
  readonly prompt: string | null;
  /** Prompt set by the page; `null` if the game's own is used. */
  readonly asked: string | null;
  readonly board: BoardProps;
  readonly isSmall: boolean;
  /** Whether the tray is below the board, so that notes are shown above the board and take up some of its room. */
  readonly isStacked: boolean;
  /** Pan and zoom of the board; `null` without a board. */
  readonly panZoom: PanZoomState | null;
  /** Round and phase; `null` if the game draws none. */
  readonly progress: Snippet | null;
}
