// The games, and the messages loaded so far: the page's own, the server's, and those of each game.

import type { GameInfo } from "../protocol/messages";
import { api } from "../connection/api";
import { settings, type Language } from "../settings/settings.svelte";
import { addPageWords, addWords, isKnown, t } from "./words.svelte";

/** A part of the page with messages of its own, named by their folder. Those in `words/` are always loaded. */
export type WordPart =
  | "account"
  | "guide"
  | "lessons"
  | "moderation"
  | "notices"
  | "people"
  | "puzzles"
  | "replay"
  | "rules"
  | "settings"
  | "start"
  | "table"
  | "words";

/** The page's own messages: of its parts, and of each game's interface. */
const pageFiles = import.meta.glob<string>("/src/*/*.ftl", { query: "?raw", import: "default" });
const faceFiles = import.meta.glob<string>("../games/**/words/*.ftl", { query: "?raw", import: "default" });

/** Parts of the page whose messages have been requested. */
const usedParts = new Set<WordPart>(["words"]);
/** Games whose messages have been requested. */
const usedGames = new Set<string>();
/** Games whose interface has been loaded. */
const usedFaces = new Set<string>();
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

/** Switches the language after loading everything used so far in that language. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([
    ...[...usedParts].map((part) => loadPageWords(part, language)),
    loadCommonWords(language),
    ...[...usedGames].map((game) => loadGameWords(game, language)),
    ...[...usedFaces].map((game) => loadFaceWords(game, language)),
  ]);
  settings.language = language;
}

/** The messages of a part of the page, without which it can't be shown. */
export function loadPageWords(part: WordPart, language: Language): Promise<void> {
  usedParts.add(part);
  const file = `/src/${part}/${language}.ftl`;
  return once(file, async () => addPageWords(language, (await pageFiles[file]?.()) ?? ""));
}

export function loadCommonWords(language: Language): Promise<void> {
  return once(`${language}`, async () => addWords(language, await api.words(language)));
}

export function loadGameWords(game: string, language: Language): Promise<void> {
  usedGames.add(game);
  return once(`${language}/${game}`, async () => addWords(language, await api.gameWords(game, language), game));
}

/**
 * The page's messages for a game's interface. The message `do-space` labels the button that confirms an action starting
 * with a click on a part `space:…`.
 */
export function loadFaceWords(game: string, language: Language): Promise<void> {
  usedFaces.add(game);
  return once(`face/${language}/${game}`, async () => {
    const isWanted = (path: string) => path.startsWith(`../games/${game}/`) && path.endsWith(`/${language}.ftl`);
    const wanted = Object.entries(faceFiles).filter(([path]) => isWanted(path));
    const found = await Promise.all(wanted.map(([, file]) => file()));
    found.forEach((source) => addWords(language, source, game));
  });
}

/** Loads a file unless it is loaded or loading; a failed load is tried again. */
function once(file: string, load: () => Promise<void>): Promise<void> {
  const loading = files.get(file) ?? load();
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

/** Display name of a game; empty until its messages are loaded. */
export function gameName(game: string): string {
  return isKnown("game-name", game) ? t("game-name", {}, game) : "";
}

/** Display name of a bot's level; the bot's own name if there is no message for it. */
export function botName(bot: string): string {
  const key = `bot-${bot.replaceAll(":", "-")}`;
  return isKnown(key) ? t(key) : bot;
}

/** Display name of an option; the option's own name if there is no message for it. */
export function optionName(name: string, game: string): string {
  return named(`option-${name}`, name, game);
}

/** A sentence about an option; empty if there is no message for it. */
export function optionLead(name: string, game: string): string {
  const key = `option-${name}-lead`;
  return isKnown(key, game) ? t(key, {}, game) : "";
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
