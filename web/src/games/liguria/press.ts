// Attributes for a drawn element that acts as a button but, unlike a part, doesn't stand for one choice.

export interface Press {
  readonly label: string;
  /** Whether a click has an effect now. */
  readonly isOpen: boolean;
  readonly isChosen?: boolean;
  onclick(): void;
  /** Called when the pointer or the focus enters or leaves. */
  onlook?(isThere: boolean): void;
}

export function press({ label, isOpen, isChosen = false, onclick, onlook }: Press) {
  const answers = isOpen || isChosen;
  return {
    "data-choice": (isOpen && !isChosen) || undefined,
    "data-chosen": isChosen || undefined,
    role: answers ? "button" : "img",
    tabindex: answers ? 0 : -1,
    "aria-label": label,
    "aria-pressed": isChosen || undefined,
    onclick,
    onkeydown: (event: KeyboardEvent) => {
      if (answers && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        onclick();
      }
    },
    onpointerenter: () => onlook?.(true),
    onpointerleave: () => onlook?.(false),
    onfocus: () => onlook?.(true),
    onblur: () => onlook?.(false),
  } as const;
}
