// Parts are the places that can be clicked. This gives such a place its behavior, alike in all games.

import type { BoardProps, Choice } from "../games/contract";

/** The nodes that may be clicked after `path`. */
export function nextChoices(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  let level = choices;
  for (const part of path) {
    level = level.find((node) => node.part === part)?.then ?? [];
  }
  return level;
}

/** The node at the end of this path. */
export function choiceAt(choices: readonly Choice[], path: readonly string[]): Choice | undefined {
  return nextChoices(choices, path.slice(0, -1)).find(({ part }) => part === path.at(-1));
}

/** Whether a click on this part leads on. */
export function isChoice(props: Pick<BoardProps, "choices" | "path">, part: string): boolean {
  return choiceAt(props.choices, [...props.path, part]) !== undefined;
}

/**
 * Attributes for the element that stands for `part`: `<g {...part(props, "space:houses-3", label)}>`.
 * Choices are buttons in the tab order; the rest answers a click with the reason why not. Style `[data-choice]` for
 * the glow and `[data-chosen]` for what is chosen.
 */
export function part(props: BoardProps<any>, id: string, label: string) {
  return place(props, { id, label, ...partState(props, id) }, () => {
    const { open, chosen } = partState(props, id);
    return open || chosen ? props.onpart(id) : props.onimpossible(id);
  });
}

function partState(props: BoardProps<any>, id: string) {
  return { open: isChoice(props, id), chosen: props.path.includes(id) || props.pending.includes(id) };
}

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
export function place(table: BoardProps<any>, { id, label, open, chosen }: Place, click: () => void) {
  return {
    "data-part": id,
    "data-choice": open || undefined,
    "data-chosen": chosen || undefined,
    role: open || chosen ? "button" : "img",
    tabindex: open ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen || undefined,
    ...keptHandlers(table, id, click),
  } as const;
}

type Handlers = ReturnType<typeof handlersOf>;

/** The handlers of each table by part. New ones at each change would cost more than all else that a change costs. */
const kept = new WeakMap<BoardProps<any>, Map<string, Handlers>>();

function keptHandlers(table: BoardProps<any>, id: string, click: () => void): Handlers {
  const all = kept.get(table) ?? new Map<string, Handlers>();
  kept.set(table, all);
  const handlers = all.get(id) ?? handlersOf(table, id, click);
  all.set(id, handlers);
  return handlers;
}

function handlersOf(table: BoardProps<any>, id: string, click: () => void) {
  const preview = ({ currentTarget }: Event, shown: boolean) => isOpen(currentTarget) && table.onpreview(shown ? id : null);
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
