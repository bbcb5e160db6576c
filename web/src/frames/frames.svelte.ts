// Decides what is drawn in which frame. Whatever is costly to draw gets a frame of its own, in the order in which it was
// asked for: two such things before the same frame would make it a long one. Nothing else on the page asks the browser
// for frames.

import { tick, untrack } from "svelte";

/** How long to wait for a frame, in milliseconds. None may come, as when the page is hidden. */
const LONGEST_WAIT = 100;

const queue: (() => void)[] = [];

/** Draws in a frame of its own, after everything that was asked for earlier. */
export function inOwnFrame(draw: () => void): void {
  queue.push(draw);
  if (queue.length === 1) {
    awaitFrame();
  }
}

/** The returned function may be called any number of times before the next frame of its own: it draws once. */
export function oncePerFrame(draw: () => void): () => void {
  let isDue = false;
  return () => {
    if (!isDue) {
      isDue = true;
      inOwnFrame(() => {
        isDue = false;
        draw();
      });
    }
  };
}

/** Does something cheap in the next frame, whatever else is drawn in it. The returned function calls it off. */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

export interface Gradual {
  /** The number of things to show by now. */
  readonly shown: number;
}

/** Many things that are costly to draw: the first few at once, then as many in each frame of their own. */
export function gradually(count: number, perFrame: number): Gradual {
  let shown = $state(0);
  const showMore = () => {
    shown = Math.min(shown + perFrame, count);
    if (shown < count) {
      inOwnFrame(showMore);
    }
  };
  showMore();
  return {
    get shown() {
      return shown;
    },
  };
}

/** Parts that all draw the same source, each in a frame of its own. */
export interface Stages<T, Part extends string> {
  /** What each part draws: the source as it is, or as it was when it was held. */
  readonly shown: Readonly<Record<Part, T>>;
  /** Keeps what every part draws until its frame comes. To be called before the source changes. */
  hold(): void;
}

/**
 * What changes a source at once is drawn part by part, in this order, instead of in one long frame. `onshown` is called
 * when a part has drawn what it was held back from, before that can be seen.
 */
export function inStages<T extends object, Part extends string>(
  source: T,
  parts: readonly Part[],
  onshown: (part: Part) => void = () => undefined,
): Stages<T, Part> {
  const stages = parts.map((part) => [part, stage(source, () => onshown(part))] as const);
  const shown = Object.fromEntries(stages.map(([part, { shown }]) => [part, shown])) as Record<Part, T>;
  return { shown, hold: () => stages.forEach(([, { hold }]) => hold()) };
}

function stage<T extends object>(source: T, onshown: () => void) {
  let held = $state.raw<T | null>(null);
  const catchUp = oncePerFrame(() => {
    held = null;
    void tick().then(onshown);
  });
  // Whoever changes the source must not come to depend on it.
  const hold = () =>
    untrack(() => {
      held ??= { ...source };
      catchUp();
    });
  return { shown: memberwise(source, () => held ?? source), hold };
}

/**
 * An object like `model` whose members are those of `current`. Each is remembered by itself: to hold what has not changed
 * concerns nobody who reads it.
 */
function memberwise<T extends object>(model: T, current: () => T): T {
  const members = Object.keys(model) as (keyof T)[];
  const getters = members.map((member) => [member, { enumerable: true, get: remembered(() => current()[member]) }]);
  return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap) as T;
}

function remembered<V>(read: () => V): () => V {
  const value = $derived.by(read);
  return () => value;
}

function awaitFrame(): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    drawFirst();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    drawAll();
  }, LONGEST_WAIT);
}

function drawFirst(): void {
  const draw = queue.shift();
  if (queue.length > 0) {
    awaitFrame();
  }
  draw?.();
}

/** Nobody sees it: nothing needs a frame of its own. */
function drawAll(): void {
  queue.splice(0).forEach((draw) => draw());
}
