// What of a picture is seen in a frame: all of it, or a part of it closer.

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
const STEP = 2.2;

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

/** How a board is looked at. Whoever holds it can change it. */
export class Sighting {
  sight = $state.raw<Sight>(WHOLE);
  /** The size of the frame, told by whoever draws it. */
  size: Size = { width: 0, height: 0 };

  readonly isWhole = $derived(this.sight.scale <= 1);

  move(dx: number, dy: number): void {
    this.sight = fitted(moved(this.sight, dx, dy), this.size);
  }

  /** Larger or smaller by a factor around a point of the frame. */
  zoomAt(x: number, y: number, factor: number): void {
    this.sight = fitted(scaled(this.sight, factor, x, y), this.size);
  }

  closer(): void {
    this.zoomAt(this.size.width / 2, this.size.height / 2, STEP);
  }

  whole(): void {
    this.sight = WHOLE;
  }
}
