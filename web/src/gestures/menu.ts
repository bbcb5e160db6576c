// An open menu beside the button that opened it: arrow keys lead from item to item, Escape, Tab and a press elsewhere
// close it. It is a popover, so that no panel cuts it off.

import { untrack } from "svelte";
import { focusIn } from "./arrows";

interface MenuOwner {
  /** The button that opens and closes the menu. */
  opener: HTMLElement | undefined;
  onclose(): void;
}

/** Distance from the button and from the edges of the window, in pixels. */
const GAP = 6;

/** An attachment for a popover whose items have a role that begins with `menuitem`. */
export function menu(owner: () => MenuOwner) {
  return (popover: HTMLElement) => {
    const items = () => [...popover.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const { opener, onclose } = untrack(owner);
    popover.showPopover();
    if (opener) {
      place(popover, opener.getBoundingClientRect());
    }
    items()[0]?.focus();

    function onkeydown(event: KeyboardEvent) {
      if (event.key === "Escape" || event.key === "Tab") {
        // The panel around it stays open.
        event.stopPropagation();
        event.preventDefault();
        opener?.focus();
        onclose();
      } else if (event.key === "Home" || event.key === "End") {
        event.preventDefault();
        items()
          .at(event.key === "Home" ? 0 : -1)
          ?.focus();
      } else {
        focusIn(items(), event);
      }
    }
    function onpress({ target }: PointerEvent) {
      if (target instanceof Node && !popover.contains(target) && !opener?.contains(target)) {
        onclose();
      }
    }
    popover.addEventListener("keydown", onkeydown);
    document.addEventListener("pointerdown", onpress);
    return () => document.removeEventListener("pointerdown", onpress);
  };
}

/** Above the button if there is room, or else below it; within the window in any case. */
function place(popover: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = popover;
  const above = button.top - GAP - height;
  const top = above >= GAP ? above : button.bottom + GAP;
  popover.style.left = `${within(button.right - width, innerWidth - width)}px`;
  popover.style.top = `${within(top, innerHeight - height)}px`;
}

function within(wanted: number, room: number): number {
  return Math.max(GAP, Math.min(wanted, room - GAP));
}
