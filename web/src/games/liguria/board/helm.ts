// Dragging the viewer's ship to its destination, as an alternative to clicking there.

export interface Helm {
  /** Called with the route under the pointer, or `null`. */
  onroute(part: string | null): void;
  /** Called when the ship is dropped. */
  onsail(part: string): void;
}

/** An attachment for the ship's drag handle. Touch pans instead. */
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

/** Returns the route to the place under the pointer. */
function routeUnder({ clientX, clientY }: PointerEvent, handle: Element): string | null {
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element !== handle && element.matches('[data-part^="route:"]'));
  return below?.getAttribute("data-part") ?? null;
}
