// The games that have a face of their own; any other is played in the generic view.
// A folder with an `index.ts` is a game, its name is the slug. Each is loaded when a table of it is opened.

import { setActionNames } from "../choices/actions.svelte";
import { attempt } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { loadCommonWords, loadGameWords } from "../words/catalog.svelte";
import { addWords } from "../words/words.svelte";
import type { GameFace, GameLoader } from "./contract";

const loaders = import.meta.glob<{ default: GameFace }>("./*/index.ts") as Record<string, GameLoader>;

/** The face of a game with its words, or nothing if it has none; from now on its actions are called as it calls them. */
export async function loadGame(slug: string): Promise<GameFace | null> {
  const { language } = settings;
  const [face] = await Promise.all([
    loadFace(slug),
    attempt(() => Promise.all([loadGameWords(slug, language), loadCommonWords(language)])),
  ]);
  if (face?.words) {
    addWords("en", face.words.en, slug);
    addWords("de", face.words.de, slug);
  }
  setActionNames(face);
  return face;
}

async function loadFace(slug: string): Promise<GameFace | null> {
  const load = loaders[`./${slug}/index.ts`];
  return load ? (await load()).default : null;
}
