// The games that have a face of their own; any other is played in the generic view.
// A folder with an `index.ts` is a game, its name is the slug. Each is loaded when a table of it is opened.

import type { GameFace, GameLoader } from "./contract";

const loaders = import.meta.glob<{ default: GameFace }>("./*/index.ts") as Record<string, GameLoader>;

/** The face of a game, or nothing if it has none. */
export async function loadFace(slug: string): Promise<GameFace | null> {
  const load = loaders[`./${slug}/index.ts`];
  return load ? (await load()).default : null;
}
