// Pan and zoom state of a picture in a frame.

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

/** Zooms by a factor around the point (x, y) of the frame. */
export function scaled(sight: Sight, factor: number, x: number, y: number): Sight {
  const scale = Math.min(LARGEST, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return { scale, x: x - (x - sight.x) * grown, y: y - (y - sight.y) * grown };
}

/** Clamps to the picture, so that it always covers the frame. */
export function fitted(sight: Sight, frame: Size): Sight {
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size * (1 - sight.scale), value));
  return { scale: sight.scale, x: clamp(sight.x, frame.width), y: clamp(sight.y, frame.height) };
}

/** Pan and zoom of a board, shared by the frame and the zoom button. */
export class Sighting {
  sight = $state.raw<Sight>(WHOLE);
  /** Size of the frame, set by the component that draws it. */
  size: Size = { width: 0, height: 0 };

  readonly isWhole = $derived(this.sight.scale <= 1);

  move(dx: number, dy: number): void {
    this.sight = fitted(moved(this.sight, dx, dy), this.size);
  }

  /** Zooms by a factor around a point of the frame. */
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
