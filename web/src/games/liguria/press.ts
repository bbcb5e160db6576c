// Attributes for an element of a drawing that is a button of its own, beside the parts that stand for one choice.

export interface Press {
  readonly label: string;
  /** Whether a click does something now. */
  readonly isOpen: boolean;
  readonly isChosen?: boolean;
  onclick(): void;
  /** The pointer or the focus comes, or leaves. */
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
