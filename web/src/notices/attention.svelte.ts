// Whether the visitor looks at the page: it is visible, and was used lately. A page that is left open on a desk counts as
// left, or its visitor would never be told of a turn.

/** Time without any input after which a visible page counts as left, in milliseconds. */
const IDLE = 5 * 60_000;

/** How often this is checked, in milliseconds. */
const INTERVAL = 15_000;

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focus"] as const;

export class Attention {
  isLooking = $state(!document.hidden);
  #lastInput = Date.now();

  /** Follows the page. Call within an effect. */
  readonly watch = (): (() => void) => {
    const check = () => (this.isLooking = !document.hidden && Date.now() - this.#lastInput < IDLE);
    const used = () => {
      this.#lastInput = Date.now();
      check();
    };
    const timer = setInterval(check, INTERVAL);
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    INPUTS.forEach((input) => addEventListener(input, used, options));
    document.addEventListener("visibilitychange", () => (document.hidden ? check() : used()), options);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  };
}
