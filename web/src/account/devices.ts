// Names of devices.

import { t } from "../words/words.svelte";

/** The browser and the system of a device, such as `firefox linux`. */
export function deviceText(device: string): string {
  const [browser, system] = device.split(" ");
  return browser && system
    ? t("session-device", { browser: t(`browser-${browser}`), system: t(`system-${system}`) })
    : t("session-unknown");
}
