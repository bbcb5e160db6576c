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
  const open = isChoice(props, id);
  const chosen = props.path.includes(id) || props.pending.includes(id);
  return place(props, { id, label, open, chosen, click: () => (open || chosen ? props.onpart(id) : props.onimpossible(id)) });
}

/** A place that can be clicked. */
export interface Place {
  readonly id: string;
  readonly label: string;
  /** Whether a click leads on. */
  readonly open: boolean;
  readonly chosen: boolean;
  click(): void;
}

/** The attributes of a place: what it is to eyes and ears, and what it does when it is clicked, pointed at or focused. */
export function place(table: Pick<BoardProps<any>, "onpreview">, { id, label, open, chosen, click }: Place) {
  const preview = (shown: boolean) => open && table.onpreview(shown ? id : null);
  return {
    "data-part": id,
    "data-choice": open || undefined,
    "data-chosen": chosen || undefined,
    role: open || chosen ? "button" : "img",
    tabindex: open ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen || undefined,
    onclick: click,
    onkeydown: (event: KeyboardEvent) => {
      if (open && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        click();
      }
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && preview(true),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && preview(false),
    onfocus: (event: FocusEvent) => isSought(event) && preview(true),
    onblur: () => preview(false),
  } as const;
}

/** A click moves the focus, too: only a focus that is shown is a question. */
function isSought(event: FocusEvent): boolean {
  return (event.currentTarget as Element).matches(":focus-visible");
}
