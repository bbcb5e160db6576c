// What happened, told as motion over the already final position: everything lies where it belongs, and an
// animation shows how it came there. All cues are scheduled at once on one timeline, so nothing blocks and
// skipping is finishing. Anchors name places: see `games/contract`.

import type { Motion } from "../games/contract";
import type { Speed } from "./settings.svelte";
import { signed } from "./words.svelte";

/** One event: how it moves, and the points it gives. */
export interface Act {
  readonly motions: readonly Motion[];
  readonly rise: { readonly at: string; readonly seat: number; readonly amount: number } | null;
}

/** What is shown from when to when, in milliseconds on the timeline. */
export interface Cue {
  readonly start: number;
  readonly length: number;
  readonly show: Motion | { readonly kind: "rise"; readonly at: string; readonly seat: number; readonly amount: number };
}

const LENGTH = { travel: 480, appear: 220, light: 600, rise: 900 } as const;
/** Each place on the way takes so much longer. */
const PASSING = 170;
/** The next act begins when so much of a rise is over: figures may overlap, pieces may not. */
const RISE_LEAD = 320;
const LIGHT_LEAD = 160;
/** A longer backlog than this is told faster. */
const PATIENCE = 5_000;
const PACE: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

/** Lays acts one after the other: the piece travels, then the points rise, then the bonuses light up. */
export function timeline(acts: readonly Act[]): { cues: Cue[]; length: number } {
  const cues: Cue[] = [];
  let now = 0;
  for (const act of acts) {
    now = layMotions(act.motions, now, cues);
    if (act.rise) {
      cues.push({ start: now, length: LENGTH.rise, show: { kind: "rise", ...act.rise } });
      now += RISE_LEAD;
    }
  }
  const length = cues.reduce((end, cue) => Math.max(end, cue.start + cue.length), 0);
  return { cues, length };
}

function layMotions(motions: readonly Motion[], start: number, cues: Cue[]): number {
  let end = start;
  for (const show of motions) {
    const length = lengthOf(show);
    cues.push({ start, length, show });
    end = Math.max(end, start + (show.kind === "light" ? LIGHT_LEAD : length));
  }
  return end;
}

/** The more places a piece passes, the longer it is under way. */
function lengthOf(show: Motion): number {
  return LENGTH[show.kind] + (show.kind === "travel" ? (show.via?.length ?? 0) * PASSING : 0);
}

export class Choreographer {
  #stage: HTMLElement;
  #running = new Set<Animation>();
  #busyUntil = 0;

  /** Figures rise within `stage`, an element that covers the table; anchors are looked up in its parent. */
  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  /** Tells these acts after those that are still being told. */
  tell(acts: readonly Act[], speed: Speed): void {
    const pace = PACE[speed];
    if (pace === 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return;
    }
    const { cues, length } = timeline(acts);
    const now = performance.now();
    const backlog = Math.max(0, this.#busyUntil - now);
    const hurry = pace * Math.min(1, PATIENCE / (backlog + length * pace));
    // All places are read before anything moves: a piece under way would make its place look larger.
    const starts = cues.map((cue) => this.#prepare(cue, backlog, hurry));
    for (const start of starts) {
      start();
    }
    this.#busyUntil = now + backlog + length * hurry;
  }

  /** Shows the end of everything at once. */
  skip(): void {
    for (const animation of this.#running) {
      animation.finish();
    }
    this.#running.clear();
    this.#busyUntil = 0;
  }

  /** Reads the places of a cue; what it returns begins to show it. */
  #prepare(cue: Cue, after: number, pace: number): () => void {
    const timing = { delay: after + cue.start * pace, duration: cue.length * pace, fill: "backwards" as const };
    switch (cue.show.kind) {
      case "travel":
        return this.#travel(cue.show, timing);
      case "appear":
        return this.#appear(cue.show.at, timing);
      case "light":
        return this.#light(cue.show.at, cue.show.gold === true, timing);
      case "rise":
        return this.#rise(cue.show, timing);
    }
  }

  #travel({ from, to, via = [] }: Extract<Motion, { kind: "travel" }>, timing: KeyframeAnimationOptions): () => void {
    const piece = this.#find(to);
    const origin = this.#find(from)?.getBoundingClientRect();
    if (!piece || !origin) {
      return this.#appear(to, timing);
    }
    const passed = via.flatMap((place) => this.#find(place)?.getBoundingClientRect() ?? []);
    const frames = [origin, ...passed].map((place) => shift(piece, place)).map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
    return () => void this.#run(piece, [...frames, { translate: "0px 0px" }], { ...timing, easing: "cubic-bezier(.45, .05, .2, 1)" });
  }

  #appear(at: string, timing: KeyframeAnimationOptions): () => void {
    const piece = this.#find(at);
    return () => void (piece && this.#run(piece, [{ opacity: 0 }, { opacity: 1 }], timing));
  }

  #light(at: string, gold: boolean, timing: KeyframeAnimationOptions): () => void {
    const place = this.#find(at)?.getBoundingClientRect();
    const frames = [
      { opacity: 0, transform: "scale(.8)" },
      { opacity: 1, transform: "scale(1.15)", offset: 0.4 },
      { opacity: 0, transform: "scale(1.3)" },
    ];
    return () => place && this.#runOnce(this.#mark(place, gold ? "light gold" : "light"), frames, timing);
  }

  #rise(show: { at: string; seat: number; amount: number }, timing: KeyframeAnimationOptions): () => void {
    const place = (this.#find(show.at) ?? this.#find(`score:${show.seat}`))?.getBoundingClientRect();
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

  /** A short-lived element over a place. */
  #mark(place: DOMRect, className: string): HTMLElement {
    const stage = this.#stage.getBoundingClientRect();
    const mark = document.createElement("div");
    mark.className = className;
    mark.style.left = `${place.left - stage.left}px`;
    mark.style.top = `${place.top - stage.top}px`;
    mark.style.width = `${place.width}px`;
    mark.style.height = `${place.height}px`;
    this.#stage.append(mark);
    return mark;
  }

  #runOnce(mark: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
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

/** How far `piece` must be moved, in its own units, so that its center lies on that of `origin`. */
export function shift(piece: Element, origin: DOMRect): { x: number; y: number } {
  const place = piece.getBoundingClientRect();
  const x = origin.left + origin.width / 2 - place.left - place.width / 2;
  const y = origin.top + origin.height / 2 - place.top - place.height / 2;
  const frame = piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode.getScreenCTM() : null;
  return frame && piece instanceof SVGGraphicsElement ? inUnitsOf(frame, x, y) : { x, y };
}

/** A screen vector in the units of an SVG coordinate system. */
export function inUnitsOf(frame: Pick<DOMMatrix, "a" | "b" | "c" | "d">, x: number, y: number): { x: number; y: number } {
  const { a, b, c, d } = frame;
  const area = a * d - b * c;
  return area === 0 ? { x, y } : { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}
