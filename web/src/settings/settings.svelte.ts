// What a person has set, kept in this browser.

export type Theme = "system" | "light" | "dark";
export type Language = "en" | "de";
export type Speed = "off" | "slow" | "normal" | "fast";
export type Confirm = "touch" | "always" | "never";

export interface Settings {
  theme: Theme;
  language: Language;
  speed: Speed;
  /** Whether moves must be confirmed: where a finger covers what it touches, always, or never. */
  confirm: Confirm;
  sound: boolean;
  /** Patterns on the glass, so that no color stands alone. */
  patterns: boolean;
  /** Whether tables are shown in words and buttons. */
  asText: boolean;
  /** Whether single keys are shortcuts at a table. */
  shortcuts: boolean;
}

const KEY = "tavola-settings";

export const settings: Settings = $state(load());

/** Keeps the settings and shows those that concern the whole page. Call within an effect. */
export function applySettings(): void {
  keep(JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["patterns"] = settings.patterns ? "on" : "off";
  root.dataset["theme"] = shownTheme();
}

/** The theme that is seen, whoever chose it. */
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

// Browsers may forbid storage: then the settings last as long as the page.
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
