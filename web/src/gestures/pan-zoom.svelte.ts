// Pan and zoom state of a picture in a frame.

export interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const IDENTITY: Transform = { scale: 1, x: 0, y: 0 };

const LARGEST = 5;
const STEP = 2.2;

export function translated(transform: Transform, dx: number, dy: number): Transform {
  return { ...transform, x: transform.x + dx, y: transform.y + dy };
}

/** Zooms by a factor around the point (x, y) of the frame. */
export function scaled(transform: Transform, factor: number, x: number, y: number): Transform {
  const scale = Math.min(LARGEST, Math.max(1, transform.scale * factor));
  const grown = scale / transform.scale;
  return { scale, x: x - (x - transform.x) * grown, y: y - (y - transform.y) * grown };
}

/** Clamps to the picture, so that it always covers the frame. */
export function clamped(transform: Transform, frame: Size): Transform {
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size * (1 - transform.scale), value));
  return { scale: transform.scale, x: clamp(transform.x, frame.width), y: clamp(transform.y, frame.height) };
}

/** Pan and zoom of a board, shared by the frame and the zoom button. */
export class PanZoomState {
  transform = $state.raw<Transform>(IDENTITY);
  /** Size of the frame, set by the component that draws it. */
  size: Size = { width: 0, height: 0 };

  readonly isFitted = $derived(this.transform.scale <= 1);

  move(dx: number, dy: number): void {
    this.transform = clamped(translated(this.transform, dx, dy), this.size);
  }

  /** Zooms by a factor around a point of the frame. */
  zoomAt(x: number, y: number, factor: number): void {
    this.transform = clamped(scaled(this.transform, factor, x, y), this.size);
  }

  zoomIn(): void {
    this.zoomAt(this.size.width / 2, this.size.height / 2, STEP);
  }

  fit(): void {
    this.transform = IDENTITY;
  }
}
