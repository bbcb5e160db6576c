// The games with their own interface; all others use the generic view.
// Each folder with an `index.ts` is a game, named by its slug. It is loaded when one of its tables is opened.

import { setActionNames } from "../choices/actions.svelte";
import { attempt } from "../connection/session.svelte";
import { settings } from "../settings/settings.svelte";
import { loadCommonWords, loadFaceWords, loadGameWords } from "../words/catalog.svelte";
import type { GameFace, GameLoader } from "./contract";

const loaders = import.meta.glob<{ default: GameFace }>("./*/index.ts") as Record<string, GameLoader>;

/** Loads a game and its messages, and from then on names its actions with them; `null` if it has no interface. */
export async function loadGame(slug: string): Promise<GameFace | null> {
  const { language } = settings;
  const [face] = await Promise.all([
    loadFace(slug),
    loadFaceWords(slug, language),
    attempt(() => Promise.all([loadGameWords(slug, language), loadCommonWords(language)])),
  ]);
  setActionNames(face);
  return face;
}

async function loadFace(slug: string): Promise<GameFace | null> {
  const load = loaders[`./${slug}/index.ts`];
  return load ? (await load()).default : null;
}
