// Animates events over the final position: everything is in place already, and animations show how it got there.
// All cues are scheduled at once on one timeline, so nothing blocks and skipping means finishing. Anchors name places:
// see `games/contract`.

import type { Speed } from "../settings/settings.svelte";
import { isDrawn, standIn } from "./stand-in";
import { timeline, type Act, type Cue } from "./timeline";
import { signed } from "../words/words.svelte";

/** A backlog longer than this, in milliseconds, is played faster. */
const PATIENCE = 5_000;
const PACE: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

export class Choreographer {
  #stage: HTMLElement;
  #running = new Set<Animation>();
  #busyUntil = 0;

  /** `stage` covers the table and contains the animations; anchors are looked up in its parent. */
  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  /** Plays these acts after those still running. Returns how long that takes, in milliseconds. */
  tell(acts: readonly Act[], speed: Speed): number {
    const pace = PACE[speed];
    if (pace === 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return 0;
    }
    const { cues, length } = timeline(acts);
    const now = performance.now();
    const backlog = Math.max(0, this.#busyUntil - now);
    const hurry = pace * Math.min(1, PATIENCE / (backlog + length * pace));
    // All places are measured before anything moves: a moving piece would make its place look larger.
    const starts = cues.map((cue) => this.#prepare(cue, backlog, hurry));
    for (const start of starts) {
      start();
    }
    this.#busyUntil = now + backlog + length * hurry;
    return this.#busyUntil - now;
  }

  /** Ends all animations at once. */
  skip(): void {
    for (const animation of this.#running) {
      animation.finish();
    }
    this.#running.clear();
    this.#busyUntil = 0;
  }

  /** Measures the places of a cue and returns a function that starts it. */
  #prepare(cue: Cue, after: number, pace: number): () => void {
    const timing = { delay: after + cue.start * pace, duration: cue.length * pace };
    switch (cue.show.kind) {
      case "travel":
        return this.#travel(cue.show.from, [], cue.show.to, timing);
      case "move":
        return this.#travel(cue.show.from, cue.show.via ?? [], cue.show.to, { ...timing, fill: "backwards" });
      case "appear":
        return this.#appear(cue.show.at, timing);
      case "light":
        return this.#light(cue.show.at, cue.show.gold === true, timing);
      case "rise":
        return this.#rise(cue.show, timing);
    }
  }

  #travel(from: string, via: readonly string[], to: string, timing: KeyframeAnimationOptions): () => void {
    const piece = this.#find(to);
    const origin = this.#find(from)?.getBoundingClientRect();
    if (!piece || !origin) {
      return this.#appear(to, timing);
    }
    const place = piece.getBoundingClientRect();
    const passed = via.flatMap((name) => this.#find(name)?.getBoundingClientRect() ?? []);
    // Stand-ins are on the stage; everything else is in a part of the table that may be zoomed.
    const zoom = isDrawn(piece) ? 1 : zoomOf(piece);
    const frames = [origin, ...passed, place].map((at) => ({ opacity: 1, translate: between(place, at, zoom) }));
    return this.#show(piece, frames, { ...timing, easing: "cubic-bezier(.45, .05, .2, 1)" });
  }

  #appear(at: string, timing: KeyframeAnimationOptions): () => void {
    const piece = this.#find(at);
    return piece ? this.#show(piece, [{ opacity: 0 }, { opacity: 1 }], timing) : () => undefined;
  }

  /**
   * Animates a piece, or a stand-in if the piece is part of a drawing. The stand-in is hidden before its start unless
   * `timing` fills backwards.
   */
  #show(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): () => void {
    if (!isDrawn(piece)) {
      return () => void this.#run(piece, frames, { ...timing, fill: "backwards" });
    }
    const copy = standIn(piece, this.#stage);
    return () => {
      this.#stage.append(copy);
      this.#runOnce(copy, frames, timing);
      this.#run(piece, [{ visibility: "hidden" }, { visibility: "hidden" }], { ...timing, fill: "backwards" });
    };
  }

  #light(at: string, gold: boolean, timing: KeyframeAnimationOptions): () => void {
    const place = this.#placeOf(this.#find(at));
    const frames = [
      { opacity: 0, transform: "scale(.8)" },
      { opacity: 1, transform: "scale(1.15)", offset: 0.4 },
      { opacity: 0, transform: "scale(1.3)" },
    ];
    return () => place && this.#runOnce(this.#mark(place, gold ? "light gold" : "light"), frames, timing);
  }

  #rise(show: { at: string; seat: number; amount: number }, timing: KeyframeAnimationOptions): () => void {
    const place = this.#placeOf(this.#find(show.at) ?? this.#find(`score:${show.seat}`));
    const frames = [
      { opacity: 0, transform: "translateY(8px) scale(.8)" },
      { opacity: 1, transform: "translateY(-6px) scale(1.1)", offset: 0.25 },
      { opacity: 1, transform: "translateY(-18px) scale(1)", offset: 0.7 },
      { opacity: 0, transform: "translateY(-34px) scale(1)" },
    ];
    return () => {
      if (place) {
        const mark = this.#mark(place, `rise seat-${"abcd"[show.seat] ?? "a"}`);
        mark.textContent = signed(show.amount);
        this.#runOnce(mark, frames, timing);
      }
    };
  }

  /** Position of an element relative to the stage. */
  #placeOf(element: Element | null): DOMRect | null {
    const [place, stage] = [element?.getBoundingClientRect(), this.#stage.getBoundingClientRect()];
    return place ? new DOMRect(place.left - stage.left, place.top - stage.top, place.width, place.height) : null;
  }

  /** Adds a temporary element over a place on the stage. */
  #mark(place: DOMRect, className: string): HTMLElement {
    const mark = document.createElement("div");
    mark.className = className;
    mark.style.left = `${place.left}px`;
    mark.style.top = `${place.top}px`;
    mark.style.width = `${place.width}px`;
    mark.style.height = `${place.height}px`;
    this.#stage.append(mark);
    return mark;
  }

  #runOnce(mark: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = this.#run(mark, frames, timing);
    animation.finished.finally(() => mark.remove()).catch(() => undefined);
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.finished.finally(() => this.#running.delete(animation)).catch(() => undefined);
    return animation;
  }

  #find(anchor: string): Element | null {
    const name = CSS.escape(anchor);
    const table = this.#stage.parentElement;
    return table?.querySelector(`[data-anchor~="${name}"]`) ?? table?.querySelector(`[data-part="${name}"]`) ?? null;
  }
}

/** The CSS zoom of an element; 1 in browsers that don't report it. */
function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** CSS translation, in a zoomed element, that moves the center of `place` to that of `at`. */
export function between(place: DOMRect, at: DOMRect, zoom = 1): string {
  const x = (at.left + at.width / 2 - place.left - place.width / 2) / zoom;
  const y = (at.top + at.height / 2 - place.top - place.height / 2) / zoom;
  return `${x}px ${y}px`;
}
