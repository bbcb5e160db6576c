// Whether the account dialog is open. Every page has a button for it; the dialog itself is outside all pages.

let isOpen = $state(false);

export function isAccountOpen(): boolean {
  return isOpen;
}

export function openAccount(): void {
  isOpen = true;
}

export function closeAccount(): void {
  isOpen = false;
}
