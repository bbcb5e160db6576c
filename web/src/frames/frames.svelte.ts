// Frame scheduler. Each expensive draw gets a frame of its own, in request order: two in one frame would make that
// frame too long. Nothing else on the page calls `requestAnimationFrame`.

import { tick, untrack } from "svelte";

/** Longest wait for a frame, in milliseconds. A hidden page gets no frames. */
const LONGEST_WAIT = 100;

const queue: (() => void)[] = [];

/** Runs `draw` in a frame of its own, after all earlier requests. */
export function inOwnFrame(draw: () => void): void {
  queue.push(draw);
  if (queue.length === 1) {
    awaitFrame();
  }
}

/** Coalesces calls: however often the returned function is called before its frame, it draws once. */
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

/**
 * Runs `act`, which must be cheap, in the next frame, along with anything drawn then. Returns a function that cancels
 * it.
 */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** Resolves once everything requested so far is drawn. */
export function frame(): Promise<void> {
  return new Promise((resolve) => inOwnFrame(resolve));
}

export interface Gradual {
  /** Number of items to show so far. */
  readonly shown: number;
}

/** Shows many expensive items in batches: the first at once, then one batch per frame. */
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

/** Parts that draw the same source, each in a frame of its own. */
export interface Stages<T, Part extends string> {
  /** The source that each part draws: the current one, or the one it holds until its frame. */
  readonly shown: Readonly<Record<Part, T>>;
  /** Makes every part hold its current source until its frame. Call before the source changes. */
  hold(): void;
}

/**
 * Draws a change of the source part by part, in this order, instead of in one long frame. `onshown` is called when a
 * part has drawn the change, before it is painted.
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
  // The effect that changes the source must not depend on it.
  const hold = () =>
    untrack(() => {
      held ??= { ...source };
      catchUp();
    });
  return { shown: memberwise(source, () => held ?? source), hold };
}

/**
 * An object like `model` whose members come from `current`. Each member is derived separately, so that a member that
 * stays the same doesn't rerun its readers.
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

/** Draws everything in the queue at once, for a hidden page. */
function drawAll(): void {
  queue.splice(0).forEach((draw) => draw());
}
