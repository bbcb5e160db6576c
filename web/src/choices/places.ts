// Places that can be clicked. A place stands for one part, or for a whole way of parts from the start, which stays
// possible when something else has been chosen. This gives it its behavior, alike in all games.

import type { BoardProps } from "../games/contract";
import { choiceAt, isWay, withForced } from "./tree";

/** Whether a click on this part leads on. */
export function isChoice(props: Pick<BoardProps, "choices" | "path">, part: string): boolean {
  return choiceAt(props.choices, [...props.path, part]) !== undefined;
}

/** Whether these parts are what is chosen, or the beginning of it. */
export function isChosen({ path, pending }: Pick<BoardProps, "path" | "pending">, parts: readonly string[]): boolean {
  return [path, pending].some((chosen) => parts.every((part, nth) => chosen[nth] === part));
}

/**
 * Attributes for the element that stands for `part`: `<g {...part(props, "space:houses-3", label)}>`.
 * Choices are buttons in the tab order; the rest answers a click with the reason why not. Style `[data-choice]` for
 * the glow and `[data-chosen]` for what is chosen.
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

/** How a way stands: whether it leads on, and whether it is chosen. */
export type WayState = Pick<Place, "open" | "chosen">;

/**
 * Attributes for an element that stands for these parts, as `part()` gives them for one. A click begins anew, whatever
 * was chosen before; on what is chosen it takes it back; where no way leads it asks why not. Where many places stand side
 * by side, each derives its state and hands it over: then a choice touches only those whose state it changes.
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
  /** Whether a click leads on. */
  readonly open: boolean;
  readonly chosen: boolean;
}

/**
 * The attributes of a place: what it is to eyes and ears, and what it does when it is clicked, pointed at or focused.
 * `click` must look at the table as it is then: it is kept for as long as the table is.
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

/** The handlers of each table by part. New ones at each change would cost more than all else that a change costs. */
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
    onfocus: (event: FocusEvent) => isSought(event.currentTarget) && preview(event, true),
    onblur: (event: FocusEvent) => preview(event, false),
  };
}

function isOpen(element: EventTarget | null): boolean {
  return (element as Element).hasAttribute("data-choice");
}

/** A click moves the focus, too: only a focus that is shown is a question. */
function isSought(element: EventTarget | null): boolean {
  return (element as Element).matches(":focus-visible");
}
