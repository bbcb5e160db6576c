// Whether the dialog about friends is open. The dialog itself is outside all pages.

let isOpen = $state(false);

export function areFriendsOpen(): boolean {
  return isOpen;
}

export function openFriends(): void {
  isOpen = true;
}

export function closeFriends(): void {
  isOpen = false;
}
