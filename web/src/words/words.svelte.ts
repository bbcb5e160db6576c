// All text for people comes from messages in Fluent files. The page has its own; those of the server and of each game
// are loaded from the server, so that no message exists twice. `catalog.svelte.ts` loads both.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Arg, Text } from "../protocol/messages";
import { settings, type Language } from "../settings/settings.svelte";

export type Args = Record<string, FluentVariable>;

/** The game whose messages are used, and the names of its players by seat. */
export interface Scene {
  readonly game: string;
  readonly names: readonly string[];
}

/** The "game" of messages that belong to no game. */
export const COMMON = "";
/** The "game" of the page's own messages, which those of the server replace. */
const PAGE = "page";

/** Messages by `language/game`, and then by their source; those of `PAGE` and `COMMON` are used in all games. */
const known = new Map<string, Map<string, FluentResource>>();
const bundles = new Map<string, FluentBundle>();
/** Cached: creating a formatter takes longer than using it a hundred times. */
const withSign = new Map<Language, Intl.NumberFormat>();
/** Incremented with every source, so that all messages are formatted again. */
let edition = $state(0);
let scene = $state.raw<Scene>({ game: COMMON, names: [] });

/** Sets the default scene of `say`. A change formats all messages again, so an equal scene is ignored. */
export function setScene(next: Scene): void {
  const before = untrack(() => scene);
  if (before.game !== next.game || before.names.join("\n") !== next.names.join("\n")) {
    scene = next;
  }
}

/** The game of the default scene; `COMMON` if there is none. */
export function currentGame(): string {
  return scene.game;
}

/** Adds messages of the page itself. */
export function addPageWords(language: Language, source: string): void {
  addWords(language, source, PAGE);
}

/** Adds a Fluent source to a game, or to all games, unless it has been added before. */
export function addWords(language: Language, source: string, game: string = COMMON): void {
  const key = `${language}/${game}`;
  const added = known.get(key) ?? new Map<string, FluentResource>();
  if (added.has(source)) {
    return;
  }
  known.set(key, added.set(source, new FluentResource(source)));
  bundles.clear();
  edition += 1;
}

/** A message of the page or of the given game. Returns the key if there is none. */
export function t(key: string, args: Args = {}, game: string = scene.game): string {
  return format(key, args, game);
}

/** Whether a message with this key exists. */
export function isKnown(key: string, game: string = scene.game): boolean {
  return lookUp(key, game) !== null;
}

/** A message from the server in the reader's language. */
export function say(text: Text, where: Scene = scene): string {
  const args: Args = {};
  for (const [name, arg] of text.args ?? []) {
    args[name] = argument(arg, where);
  }
  return format(text.key, args, where.game);
}

/** Several lines as running text, so each of them ends with a punctuation mark. */
export function sayAll(lines: readonly { readonly text: Text }[]): string {
  const said = lines.map(({ text }) => say(text));
  return said.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
}

function argument(arg: Arg, where: Scene): FluentVariable {
  if ("number" in arg) {
    return arg.number;
  }
  if ("seat" in arg) {
    return where.names[arg.seat] ?? format("seat-number", { number: arg.seat + 1 }, where.game);
  }
  if ("text" in arg) {
    return say(arg.text, where);
  }
  if ("list" in arg) {
    return list(arg.list.map((text) => say(text, where)));
  }
  return arg.verbatim;
}

/** Joins items as usual in the language: "a, b and c". */
export function list(items: readonly string[]): string {
  return items.length === 0 ? t("list-none") : new Intl.ListFormat(settings.language).format(items);
}

/** Points with their sign; zero as ±0. */
export function signed(points: number): string {
  const { language } = settings;
  const numbers = withSign.get(language) ?? new Intl.NumberFormat(language, { signDisplay: "always" });
  withSign.set(language, numbers);
  return points === 0 ? "±0" : numbers.format(points).replace("-", "−");
}

/** One decimal, since the search is no more precise. */
export function tenths(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace("-", "−");
}

/** One decimal with its sign; values that round to zero as ±0.0. */
export function signedTenths(value: number, language: Language): string {
  const text = tenths(Math.abs(value), language);
  return Math.abs(value) < 0.05 ? `±${text}` : `${value < 0 ? "−" : "+"}${text}`;
}

function format(key: string, args: Args, game: string): string {
  const found = lookUp(key, game);
  if (!found) {
    console.error(`no message "${key}" (${settings.language}, ${game || "common"})`);
    return key;
  }
  return found.bundle.formatPattern(found.pattern, args);
}

function lookUp(key: string, game: string) {
  const bundle = bundleOf(settings.language, game);
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? { bundle, pattern } : null;
}

function bundleOf(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}/${edition}`;
  const bundle = bundles.get(key) ?? make(language, game);
  bundles.set(key, bundle);
  return bundle;
}

function make(language: Language, game: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const group of new Set([PAGE, COMMON, game])) {
    known.get(`${language}/${group}`)?.forEach((words) => bundle.addResource(words, { allowOverrides: true }));
  }
  return bundle;
}
