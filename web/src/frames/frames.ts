// Frames for what costs much to draw, one thing in each: two of them before the same frame would make it a long one.

/** Frames may stop coming, as when the page is hidden: then a moment is all there is to wait. In milliseconds. */
const LONGEST_WAIT = 100;

const waiting: (() => void)[] = [];

/** Does this before a frame of its own is drawn, after all that was asked for earlier. */
export function inOwnFrame(act: () => void): void {
  waiting.push(act);
  if (waiting.length === 1) {
    awaitFrame();
  }
}

function awaitFrame(): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    doFirst();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    doAll();
  }, LONGEST_WAIT);
}

function doFirst(): void {
  const act = waiting.shift();
  if (waiting.length > 0) {
    awaitFrame();
  }
  act?.();
}

/** Nobody sees it: nothing needs a frame. */
function doAll(): void {
  waiting.splice(0).forEach((act) => act());
}
