// Everything that is said to a person is a message of a Fluent file. The page brings its own; those of the
// server and of each game come from the server, so that no word is written twice.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import pageDe from "./de.ftl?raw";
import pageEn from "./en.ftl?raw";
import type { Arg, Text } from "../protocol/messages";
import { settings, type Language } from "../settings/settings.svelte";

export type Args = Record<string, FluentVariable>;

/** Which game the words are of, and how its seats are called. */
export interface Scene {
  readonly game: string;
  readonly names: readonly string[];
}

type Sources = Readonly<Record<Language, string>>;

/** Stands for the words that belong to no game. */
export const COMMON = "";
const page: Sources = { en: pageEn, de: pageDe };

/** Fluent sources by language and game; those without a game are common to all. */
const sources = new Map<string, string[]>();
const bundles = new Map<string, FluentBundle>();
/** To make one takes longer than to use it a hundred times. */
const withSign = new Map<Language, Intl.NumberFormat>();
/** Counts up with every source, so that what is shown is said again. */
let edition = $state(0);
let scene = $state.raw<Scene>({ game: COMMON, names: [] });

/** Sets what `say` speaks about when it is not told. All that is shown is said again, so the same scene stays what it is. */
export function setScene(next: Scene): void {
  const before = untrack(() => scene);
  if (before.game !== next.game || before.names.join("\n") !== next.names.join("\n")) {
    scene = next;
  }
}

/** The game that `say` speaks about when it is not told; nothing if there is none. */
export function currentGame(): string {
  return scene.game;
}

/** Adds the words of a part of the page, which is loaded when it is needed. */
export function addPageWords(words: Sources): void {
  addWords("en", words.en);
  addWords("de", words.de);
}

/** Adds a Fluent source for one language: to a game, or to all. Twice is once. */
export function addWords(language: Language, source: string, game: string = COMMON): void {
  const key = `${language}/${game}`;
  const known = sources.get(key) ?? [];
  if (known.includes(source)) {
    return;
  }
  sources.set(key, [...known, source]);
  bundles.clear();
  edition += 1;
}

/** A message of the page or of the given game by its key. */
export function t(key: string, args: Args = {}, game: string = scene.game): string {
  return format(key, args, game);
}

/** Whether there is such a message. */
export function isKnown(key: string, game: string = scene.game): boolean {
  return lookUp(key, game) !== null;
}

/** A text of the server in the language of the reader. */
export function say(text: Text, where: Scene = scene): string {
  const args: Args = {};
  for (const [name, arg] of text.args ?? []) {
    args[name] = argument(arg, where);
  }
  return format(text.key, args, where.game);
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

/** Several things, joined in the way of the language. */
export function list(items: readonly string[]): string {
  return items.length === 0 ? t("list-none") : new Intl.ListFormat(settings.language).format(items);
}

/** Points won or lost: always with their sign. */
export function signed(points: number): string {
  const { language } = settings;
  const numbers = withSign.get(language) ?? new Intl.NumberFormat(language, { signDisplay: "always" });
  withSign.set(language, numbers);
  return points === 0 ? "±0" : numbers.format(points).replace("-", "−");
}

/** One decimal is as exact as search is. */
export function tenths(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace("-", "−");
}

/** Always with its sign; nothing is neither. */
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
  const common = sources.get(`${language}/${COMMON}`) ?? [];
  const own = game === COMMON ? [] : (sources.get(`${language}/${game}`) ?? []);
  for (const source of [page[language], ...common, ...own]) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}
