// Dragging the own ship to where it shall sail: the same as a click there.

export interface Helm {
  /** The route under the pointer, or none. */
  onroute(part: string | null): void;
  /** The ship was dropped there. */
  onsail(part: string): void;
}

/** An attachment for the element by which the ship is taken. A finger pans instead. */
export function helm({ onroute, onsail }: Helm) {
  return (handle: SVGElement) => {
    function take(event: PointerEvent) {
      if (event.pointerType === "mouse" && event.button === 0) {
        handle.setPointerCapture(event.pointerId);
      }
    }

    function move(event: PointerEvent) {
      if (handle.hasPointerCapture(event.pointerId)) {
        onroute(routeUnder(event, handle));
      }
    }

    function drop(event: PointerEvent) {
      const part = handle.hasPointerCapture(event.pointerId) ? routeUnder(event, handle) : null;
      onroute(null);
      if (part !== null) {
        onsail(part);
      }
    }

    handle.addEventListener("pointerdown", take);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", drop);
    return () => {
      handle.removeEventListener("pointerdown", take);
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", drop);
    };
  };
}

/** The route of the place below the pointer. */
function routeUnder({ clientX, clientY }: PointerEvent, handle: Element): string | null {
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element !== handle && element.matches('[data-part^="route:"]'));
  return below?.getAttribute("data-part") ?? null;
}
