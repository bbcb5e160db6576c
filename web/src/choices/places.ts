// Behavior of clickable places, the same in all games. A place stands for one part, or for a path of parts from the
// start, which can be clicked no matter what has been chosen before.

import type { BoardProps } from "../games/contract";
import { choiceAt, isWay, withForced } from "./tree";

/** Whether this part can be chosen next. */
export function isChoice(props: Pick<BoardProps, "choices" | "path">, part: string): boolean {
  return choiceAt(props.choices, [...props.path, part]) !== undefined;
}

/** Whether these parts are a prefix of the current or pending choice. */
export function isChosen({ path, pending }: Pick<BoardProps, "path" | "pending">, parts: readonly string[]): boolean {
  return [path, pending].some((chosen) => parts.every((part, nth) => chosen[nth] === part));
}

/**
 * Attributes for the element that stands for `part`: `<g {...part(props, "space:houses-3", label)}>`. Choices are
 * buttons in the tab order; a click on any other place shows why it is not possible. Style `[data-choice]` for the glow
 * and `[data-chosen]` for chosen places.
 */
export function part(props: BoardProps, id: string, label: string) {
  return place(props, { id, label, ...partState(props, id) }, () => {
    const { open, chosen } = partState(props, id);
    return open || chosen ? props.onpart(id) : props.onimpossible(id);
  });
}

function partState(props: BoardProps, id: string) {
  return { open: isChoice(props, id), chosen: props.path.includes(id) || props.pending.includes(id) };
}

/** Whether a path can be chosen, and whether it is. */
export type WayState = Pick<Place, "open" | "chosen">;

/**
 * Attributes for an element that stands for a path of parts, like `part()` for a single one. A click replaces the
 * current choice, drops it if it is this one, or asks why it is not possible. Where there are many places, each derives
 * its state and passes it in, so that a choice updates only the places whose state it changes.
 */
export function way(
  table: BoardProps,
  parts: readonly string[],
  label: string,
  state: WayState = wayState(table, parts),
) {
  const id = parts.join(" ");
  return place(table, { id, label, ...state }, () => {
    const { open, chosen } = wayState(table, parts);
    if (!open) {
      return table.onimpossible(id);
    }
    table.onpath(chosen ? [] : withForced(table.choices, parts));
  });
}

function wayState(table: BoardProps, parts: readonly string[]): WayState {
  return { open: isWay(table.choices, parts), chosen: isChosen(table, parts) };
}

/** The id of the tip, which describes the choice that has the focus. */
export const TIP = "tip";

/** A place that can be clicked. */
export interface Place {
  readonly id: string;
  readonly label: string;
  /** Whether it can be chosen. */
  readonly open: boolean;
  readonly chosen: boolean;
}

/**
 * The attributes of a place: state and label, and handlers for click, hover and focus. `click` must read the current
 * state of the table, since it is cached for as long as the table exists.
 */
export function place(table: BoardProps, { id, label, open, chosen }: Place, click: () => void) {
  return {
    "data-part": id,
    "data-choice": open || undefined,
    "data-chosen": chosen || undefined,
    role: open || chosen ? "button" : "img",
    tabindex: open ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen || undefined,
    "aria-describedby": open ? TIP : undefined,
    ...keptHandlers(table, id, click),
  } as const;
}

type Handlers = ReturnType<typeof handlersOf>;

/** Handlers by table and part. Creating them on each change would cost more than the rest of the update. */
const kept = new WeakMap<BoardProps, Map<string, Handlers>>();

function keptHandlers(table: BoardProps, id: string, click: () => void): Handlers {
  const all = kept.get(table) ?? new Map<string, Handlers>();
  kept.set(table, all);
  const handlers = all.get(id) ?? handlersOf(table, id, click);
  all.set(id, handlers);
  return handlers;
}

function handlersOf(table: BoardProps, id: string, click: () => void) {
  const preview = ({ currentTarget }: Event, shown: boolean) =>
    isOpen(currentTarget) && table.onpreview(shown ? id : null);
  return {
    onclick: click,
    onkeydown: (event: KeyboardEvent) => {
      if (isOpen(event.currentTarget) && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        click();
      }
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && preview(event, true),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && preview(event, false),
    onfocus: (event: FocusEvent) => hasVisibleFocus(event.currentTarget) && preview(event, true),
    onblur: (event: FocusEvent) => preview(event, false),
  };
}

function isOpen(element: EventTarget | null): boolean {
  return (element as Element).hasAttribute("data-choice");
}

/** Only visible focus shows a preview: a click moves the focus, too. */
function hasVisibleFocus(element: EventTarget | null): boolean {
  return (element as Element).matches(":focus-visible");
}
