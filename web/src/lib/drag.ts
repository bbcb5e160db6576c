// Drag a choice onto the choice that follows it: a card onto a space. The same two clicks, in one movement.

export interface Dragging {
  /** Whether more parts can follow this one. */
  leadsOn(part: string): boolean;
  choose(part: string): void;
  takeBack(): void;
}

const SLACK = 8;

/** An attachment for the element that holds all parts. */
export function draggable(actions: Dragging) {
  return (table: HTMLElement) => {
    let start: { part: string; source: Element; x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function press(event: PointerEvent) {
      const source = (event.target as Element).closest("[data-choice]");
      const part = source?.getAttribute("data-part");
      const isPanned = event.pointerType !== "mouse" && source?.closest("[data-pans]");
      start = source && part && event.isPrimary && event.button === 0 && !isPanned ? { part, source, x: event.clientX, y: event.clientY } : null;
    }

    function move(event: PointerEvent) {
      if (!start) {
        return;
      }
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK && actions.leadsOn(start.part)) {
        ghost = ghostOf(start.source);
        actions.choose(start.part);
      }
      if (ghost) {
        event.preventDefault();
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      }
    }

    function drop(event: PointerEvent) {
      if (ghost) {
        ghost.remove();
        swallowClick();
        const target = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-choice]");
        const part = event.type === "pointerup" ? target?.getAttribute("data-part") : null;
        if (part) {
          actions.choose(part);
        } else {
          actions.takeBack();
        }
      }
      [start, ghost] = [null, null];
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

/** The click that a browser sends after a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function ghostOf(source: Element): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  if (source instanceof HTMLElement) {
    const copy = source.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-part");
    copy.removeAttribute("data-choice");
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}
