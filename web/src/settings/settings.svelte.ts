// A person's settings, stored in this browser.

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "light" | "dark";
export type Language = "en" | "de";
export type Speed = "off" | "slow" | "normal" | "fast";
export type UndoSeconds = 0 | 2 | 5;
export type Confirm = "touch" | "always" | "never";
/** No sound, a sound for the visitor's turn after a wait, or all sounds. */
export type Sound = "off" | "turn" | "all";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  /** Whether moves must be confirmed: on touch screens, always, or never. */
  confirm: Confirm;
  /** Seconds for which a move against computer players can be undone before it is sent; 0 sends it at once. */
  undoSeconds: UndoSeconds;
  sound: Sound;
  /** Whether the browser notifies the visitor of their turn. */
  notify: boolean;
  /** Patterns on pieces, so that no information depends on color alone. */
  patterns: boolean;
  /** Whether tables are shown as text and buttons. */
  asText: boolean;
  /** Whether single keys are shortcuts at a table. */
  shortcuts: boolean;
}

const KEY = "tavola-settings";

export const settings: Settings = $state(load());

const darkSystem = new MediaQuery("(prefers-color-scheme: dark)");

/** Stores the settings and applies those that affect the whole page. Call within an effect. */
export function applySettings(): void {
  keep(JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["patterns"] = settings.patterns ? "on" : "off";
  root.dataset["theme"] = shownTheme();
}

/** The theme in effect, set here or by the system. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") {
    return settings.theme;
  }
  return darkSystem.current ? "dark" : "light";
}

export function switchTheme(): void {
  settings.theme = shownTheme() === "dark" ? "light" : "dark";
}

function load(): Settings {
  const defaults: Settings = {
    theme: "system",
    language: navigator.language.startsWith("de") ? "de" : "en",
    speed: "normal",
    confirm: "touch",
    undoSeconds: 2,
    sound: "turn",
    notify: false,
    patterns: true,
    asText: false,
    shortcuts: true,
  };
  return { ...defaults, ...converted(kept()) };
}

/** Converts settings stored by earlier versions, in which sound was a boolean, off by default. */
function converted({ sound, ...others }: Omit<Partial<Settings>, "sound"> & { sound?: unknown }): Partial<Settings> {
  return sound === true ? { ...others, sound: "all" } : isSound(sound) ? { ...others, sound } : others;
}

function isSound(value: unknown): value is Sound {
  return value === "off" || value === "turn" || value === "all";
}

// Browsers may forbid storage; the settings then last until the page is closed.
function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return;
  }
}
