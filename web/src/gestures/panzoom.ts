// What of a picture is seen in a frame: a scale, and where its corner lies.

export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };

const LARGEST = 5;

export function moved(sight: Sight, dx: number, dy: number): Sight {
  return { ...sight, x: sight.x + dx, y: sight.y + dy };
}

/** Larger or smaller by a factor; the point (x, y) of the frame stays where it is. */
export function scaled(sight: Sight, factor: number, x: number, y: number): Sight {
  const scale = Math.min(LARGEST, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return { scale, x: x - (x - sight.x) * grown, y: y - (y - sight.y) * grown };
}

/** The same without empty margins: the picture always covers the frame. */
export function fitted(sight: Sight, frame: Size): Sight {
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size * (1 - sight.scale), value));
  return { scale: sight.scale, x: clamp(sight.x, frame.width), y: clamp(sight.y, frame.height) };
}
