// Whether the dialog about notifications is open. Several pages have a button for it; the dialog itself is outside all pages.

let isOpen = $state(false);

export function areNoticesOpen(): boolean {
  return isOpen;
}

export function openNotices(): void {
  isOpen = true;
}

export function closeNotices(): void {
  isOpen = false;
}
