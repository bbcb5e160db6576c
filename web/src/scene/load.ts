// A game's face, ready to be shown: its words are here, too.

import type { GameFace } from "../games/contract";
import { loadFace } from "../games/index";
import { setActionNames } from "../lib/actions.svelte";
import { loadCommonWords, loadGameWords } from "../lib/catalog.svelte";
import { attempt } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { addWords } from "../lib/words.svelte";

/** The face of a game, or nothing if it has none; from now on its actions are called as it calls them. */
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
