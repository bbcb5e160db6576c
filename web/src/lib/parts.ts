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

/** Whether a click on this part leads on. */
export function isChoice(props: Pick<BoardProps, "choices" | "path">, part: string): boolean {
  return nextChoices(props.choices, props.path).some((node) => node.part === part);
}

/**
 * Attributes for the element that stands for `part`: `<g {...part(props, "space:houses-3", label)}>`.
 * Choices are buttons in the tab order; the rest answers a click with the reason why not. The class
 * `choice` is for the glow: write `class:choice={isChoice(props, id)}` yourself or style `[data-choice]`.
 */
export function part(props: BoardProps<any>, id: string, label: string) {
  const choice = isChoice(props, id);
  const chosen = props.path.includes(id) || props.pending.includes(id);
  return {
    "data-part": id,
    "data-choice": choice || undefined,
    "data-chosen": chosen || undefined,
    role: choice || chosen ? "button" : "img",
    tabindex: choice ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen ? true : undefined,
    onclick: () => (choice || chosen ? props.onpart(id) : props.onimpossible(id)),
    onkeydown: (event: KeyboardEvent) => {
      if (choice && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        props.onpart(id);
      }
    },
    onpointerenter: (event: PointerEvent) => choice && event.pointerType === "mouse" && props.onpreview(id),
    onpointerleave: (event: PointerEvent) => choice && event.pointerType === "mouse" && props.onpreview(null),
    onfocus: () => choice && props.onpreview(id),
    onblur: () => choice && props.onpreview(null),
  } as const;
}
