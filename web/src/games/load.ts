// A game's face, ready to be shown: its words are here, too.

import type { GameFace } from "./contract";
import { loadFace } from "./index";
import { setActionNames } from "../choices/actions.svelte";
import { loadCommonWords, loadGameWords } from "../words/catalog.svelte";
import { attempt } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { addWords } from "../words/words.svelte";

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
