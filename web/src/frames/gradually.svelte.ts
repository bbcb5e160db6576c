// Many things that cost much to draw appear a few in each frame, instead of all of them in one long frame.

import { inOwnFrame } from "./frames";

export interface Gradual {
  /** So many of them are shown by now. */
  readonly shown: number;
}

export function gradually(count: number, perFrame: number): Gradual {
  let shown = $state(0);
  const showMore = () => {
    shown = Math.min(shown + perFrame, count);
    if (shown < count) {
      inOwnFrame(showMore);
    }
  };
  showMore();
  return { get shown() { return shown; } };
}
