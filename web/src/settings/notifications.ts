// Browser notifications about the visitor's turns. They are turned on with a button and sent while a tab is open.

import { deviceTarget } from "../notices/device";
import { go } from "../router.svelte";
import { gameName, loadGameWords } from "../words/catalog.svelte";
import { COMMON, t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks the browser for permission; returns whether notifications are now on. */
export async function allowNotifications(): Promise<boolean> {
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

/** Notifies the visitor of their turn at a table, unless they are looking at the page. */
export async function notifyTurn(table: string, game: string): Promise<void> {
  // Push messages say the same.
  const isWanted = settings.notify && deviceTarget() === null && canNotify() && Notification.permission === "granted";
  if (!isWanted || !document.hidden) {
    return;
  }
  await loadGameWords(game, settings.language).catch(() => undefined);
  show(table, gameName(game));
}

/** One notification per table: a new one replaces the last. */
function show(table: string, body: string): void {
  try {
    const shown = new Notification(t("your-turn", {}, COMMON), { body, tag: table, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      go(`/table/${table}`);
      shown.close();
    };
  } catch {
    // Some mobile browsers have the API but only allow notifications from service workers.
    settings.notify = false;
  }
}
