// What arrives before the page has drawn what came earlier is delivered together, so that it is drawn once for all of it.

import type { Socket } from "./connection";
import { inOwnFrame } from "../frames/frames";

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
      inOwnFrame(deliver);
    }
  };
  socket.onclose = (event) => {
    deliver();
    paced.onclose?.(event);
  };
  return paced;
}
