// The moment before the page is drawn again.

/** Frames may stop coming, as when the page is hidden: then a moment is all there is to wait. In milliseconds. */
const LONGEST_WAIT = 100;

export function beforeNextFrame(act: () => void): void {
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LONGEST_WAIT);
  function once() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  }
}
