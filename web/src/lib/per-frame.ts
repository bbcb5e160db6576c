// What arrives between two frames is delivered together, so that the page is drawn once for all of it.

import type { Socket } from "./connection";

/** Frames may stop coming, as when the page is hidden: then a moment is all there is to wait. In milliseconds. */
const LONGEST_WAIT = 100;

/** The same socket, whose messages come in time for the next frame, in their order. */
export function perFrame(socket: Socket): Socket {
  let waiting: { data: unknown }[] = [];
  const paced: Socket = { onopen: null, onclose: null, onmessage: null, send: (text) => socket.send(text), close: () => socket.close() };

  function deliver() {
    const due = waiting;
    waiting = [];
    due.forEach((event) => paced.onmessage?.(event));
  }

  socket.onopen = () => paced.onopen?.();
  socket.onmessage = (event) => {
    waiting.push(event);
    if (waiting.length === 1) {
      beforeNextFrame(deliver);
    }
  };
  socket.onclose = (event) => {
    deliver();
    paced.onclose?.(event);
  };
  return paced;
}

function beforeNextFrame(act: () => void): void {
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LONGEST_WAIT);
  function once() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  }
}
