// Long press on a choice: previews it without choosing it, like hovering with a mouse.

export interface Holding {
  /** Called with the part under the finger, and with `null` when the next touch begins. */
  preview(part: string | null): void;
}

/** Longest tap, in milliseconds; a longer touch is a long press. */
export const HOLD = 420;
const SLACK = 8;

/** Attachment for the element that contains all parts. */
export function holdable(actions: Holding) {
  return (table: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;

    function press(event: PointerEvent) {
      clearTimeout(timer);
      if (isHeld) {
        actions.preview(null);
      }
      isHeld = false;
      const part = (event.target as Element).closest("[data-choice]")?.getAttribute("data-part");
      if (part && event.pointerType !== "mouse" && event.isPrimary) {
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => hold(part), HOLD);
      }
    }

    function hold(part: string) {
      isHeld = true;
      navigator.vibrate?.(12);
      actions.preview(part);
    }

    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
        clearTimeout(timer);
      }
    }

    const lift = () => clearTimeout(timer);

    function swallow(event: Event) {
      if (isHeld) {
        event.stopPropagation();
        event.preventDefault();
      }
    }

    table.addEventListener("pointerdown", press);
    table.addEventListener("click", swallow, { capture: true });
    table.addEventListener("contextmenu", swallow, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    return () => {
      table.removeEventListener("pointerdown", press);
      table.removeEventListener("click", swallow, { capture: true });
      table.removeEventListener("contextmenu", swallow, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
    };
  };
}
