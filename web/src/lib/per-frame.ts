// What arrives between two frames is delivered together, so that the page is drawn once for all of it.

import type { Socket } from "./connection";
import { beforeNextFrame } from "./next-frame";

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
