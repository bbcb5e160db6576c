// Drag and drop. Dropping a piece on a place is the same as clicking the place and then the piece.
//
// Three kinds of elements can be dragged: an element with `data-drag`, which names the parts that follow the place it
// is dropped on (`data-drag="color:red"`; empty for a card already in use); a choice that leads to further parts,
// dropped on one of them; and a complete choice, dropped on the board.

import "./drag.css";
import { withoutNames } from "../motion/stand-in";

export interface Dragging {
  /** Whether this part can be chosen now, and whether further parts follow it; `null` if it can't. */
  kindOf(part: string): "complete" | "leads-on" | null;
  choose(part: string): void;
  /** Replaces the current choice with these parts. */
  choosePath(parts: readonly string[]): void;
  /** Removes the last part from the choice. */
  back(): void;
}

interface Drag {
  readonly source: Element;
  readonly part: string | null;
  /** The parts that follow the place; `null` if the source is itself a choice. */
  readonly rest: readonly string[] | null;
  readonly x: number;
  readonly y: number;
}

const SLACK = 8;
const BOARD = "[data-pans]";

/** Attachment for the element that contains all parts. */
export function draggable(actions: Dragging) {
  return (table: HTMLElement) => {
    let drag: Drag | null = null;
    let ghost: HTMLElement | null = null;

    function press(event: PointerEvent) {
      const found = event.isPrimary && event.button === 0 ? dragAt(event) : null;
      drag = found && (found.rest || (found.part && actions.kindOf(found.part))) ? found : null;
    }

    function move(event: PointerEvent) {
      if (drag && !ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK) {
        ghost = ghostOf(drag.source);
        if (!drag.rest && drag.part && actions.kindOf(drag.part) === "leads-on") {
          actions.choose(drag.part);
        }
      }
      if (ghost) {
        event.preventDefault();
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
    }

    function drop(event: PointerEvent) {
      if (drag && ghost) {
        ghost.remove();
        swallowClick();
        land(drag, event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null);
      }
      [drag, ghost] = [null, null];
    }

    function land({ source, part, rest }: Drag, under: Element | null) {
      const place = under?.closest("[data-choice]")?.getAttribute("data-part");
      if (rest) {
        return place ? actions.choosePath([...place.split(" "), ...rest]) : undefined;
      }
      if (part && actions.kindOf(part) === "complete") {
        const isThere = under && (source.contains(under) || (under.closest(BOARD) && !source.closest(BOARD)));
        return isThere ? actions.choose(part) : undefined;
      }
      return place ? actions.choose(place) : actions.back();
    }

    table.addEventListener("pointerdown", press);
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
    return () => {
      table.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
    };
  };
}

/** The drag that a press starts, if any; a finger on the board pans instead. */
function dragAt(event: PointerEvent): Drag | null {
  const source = (event.target as Element).closest("[data-drag], [data-choice]");
  if (!source || (event.pointerType !== "mouse" && source.closest(BOARD))) {
    return null;
  }
  const rest = source.getAttribute("data-drag")?.split(" ").filter(Boolean) ?? null;
  return { source, part: source.getAttribute("data-part"), rest, x: event.clientX, y: event.clientY };
}

/** Suppresses the click that browsers send after a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function ghostOf(source: Element): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  if (source instanceof HTMLElement) {
    ghost.append(withoutNames(source.cloneNode(true) as HTMLElement));
  }
  document.body.append(ghost);
  return ghost;
}
