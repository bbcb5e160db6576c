// How a board is looked at: whole, or closer. Whoever holds it can change it.

import { fitted, moved, scaled, WHOLE, type Sight, type Size } from "./panzoom";

const STEP = 2.2;

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
