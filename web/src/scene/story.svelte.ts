// What has just happened, for those who hear it and for those who see it move.

import type { EventLine } from "../protocol/messages";

export class Story {
  /** The latest things, for the live region. */
  news = $state.raw<readonly EventLine[]>([]);
  /** Called with what shall be shown as motion. */
  onmotion: ((lines: readonly EventLine[]) => void) | null = null;

  tell(lines: readonly EventLine[], isOld: boolean): void {
    if (isOld || lines.length === 0) {
      return;
    }
    this.news = lines;
    this.onmotion?.(lines);
  }
}
