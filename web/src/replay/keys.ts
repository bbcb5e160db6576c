// What keys do to a game that is played again.

import type { Player } from "./player.svelte";

type Control = (player: Player) => void;

const CONTROLS: Readonly<Record<string, Control>> = {
  ArrowRight: (player) => player.forward(),
  ArrowLeft: (player) => player.back(),
  PageDown: (player) => player.nextRound(),
  PageUp: (player) => player.lastRound(),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.end),
  " ": (player) => player.playOrPause(),
};

/** What this key does; nothing where it belongs to what has the focus. */
export function controlOf(event: KeyboardEvent): Control | null {
  const focused = event.target instanceof Element ? event.target : null;
  const isTaken = event.altKey || event.ctrlKey || event.metaKey || focused?.closest("input, select, textarea, dialog") != null;
  const isPressed = event.key === " " && focused?.closest("button, a") != null;
  return isTaken || isPressed ? null : (CONTROLS[event.key] ?? null);
}
