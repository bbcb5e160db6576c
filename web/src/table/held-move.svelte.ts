// A move that is held back for a moment before it is sent, so that a misclick can be undone: computer players answer at
// once, and what they reveal can't be taken back.

export class HeldMove {
  /** Time until the move is sent, in milliseconds; `null` if none is held. */
  delay = $state<number | null>(null);

  #send: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `send` after `delay` milliseconds, unless the move is dropped before then. */
  hold(delay: number, send: () => void): void {
    this.release();
    this.delay = delay;
    this.#send = send;
    this.#timer = setTimeout(() => this.release(), delay);
  }

  /** Sends the held move now. */
  release(): void {
    const send = this.#send;
    this.drop();
    send?.();
  }

  /** Forgets the held move. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#send = null;
    this.delay = null;
  }
}
