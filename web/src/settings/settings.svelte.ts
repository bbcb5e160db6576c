// A person's settings, stored in this browser.

export type Theme = "system" | "light" | "dark";
export type Language = "en" | "de";
export type Speed = "off" | "slow" | "normal" | "fast";
export type Confirm = "touch" | "always" | "never";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  /** Whether moves must be confirmed: on touch screens, always, or never. */
  confirm: Confirm;
  sound: boolean;
  /** Patterns on pieces, so that nothing is told by color alone. */
  patterns: boolean;
  /** Whether tables are shown as text and buttons. */
  asText: boolean;
  /** Whether single keys are shortcuts at a table. */
  shortcuts: boolean;
}

const KEY = "tavola-settings";

export const settings: Settings = $state(load());

/** Stores the settings and applies those of the whole page. Call within an effect. */
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
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
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
    sound: false,
    patterns: true,
    asText: false,
    shortcuts: true,
  };
  return { ...defaults, ...kept() };
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
