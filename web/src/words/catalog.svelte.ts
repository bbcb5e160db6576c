// The games of the server and their words.

import type { GameInfo } from "../protocol/messages";
import { api } from "../connection/api";
import { settings, type Language } from "../settings/settings.svelte";
import { addWords, isKnown, t } from "./words.svelte";

/** The games whose words have been used. */
const spoken = new Set<string>();
const files = new Map<string, Promise<void>>();
let games = $state.raw<readonly GameInfo[]>([]);

export function allGames(): readonly GameInfo[] {
  return games;
}

export async function loadGames(language: Language): Promise<void> {
  const found = games.length > 0 ? games : await api.games();
  await Promise.all(found.map(({ slug }) => loadGameWords(slug, language)));
  games = found;
}

/** Changes the language once all words that were used so far are here in it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadCommonWords(language), ...[...spoken].map((game) => loadGameWords(game, language))]);
  settings.language = language;
}

export function loadCommonWords(language: Language): Promise<void> {
  return once(`${language}`, async () => addWords(language, await api.words(language)));
}

export function loadGameWords(game: string, language: Language): Promise<void> {
  spoken.add(game);
  return once(`${language}/${game}`, async () => addWords(language, await api.gameWords(game, language), game));
}

/** Loads a file of words unless it is loaded already; what failed is tried again. */
function once(file: string, load: () => Promise<void>): Promise<void> {
  const loading = files.get(file) ?? load();
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

export function gameName(game: string): string {
  return t("game-name", {}, game);
}

/** How a computer player is called; its own name where there are no words for it. */
export function botName(bot: string): string {
  const key = `bot-${bot.replaceAll(":", "-")}`;
  return isKnown(key) ? t(key) : bot;
}

/** How an option, or a value of it, is called; its own name where there are no words for it. */
export function optionName(name: string, game: string): string {
  return named(`option-${name}`, name, game);
}

export function optionValueName(name: string, value: boolean | number | string, game: string): string {
  if (typeof value === "boolean") {
    return t(value ? "yes" : "no");
  }
  return named(`option-${name}-${value}`, String(value), game);
}

function named(key: string, name: string, game: string): string {
  return isKnown(key, game) ? t(key, {}, game) : name.replaceAll("-", " ");
}
