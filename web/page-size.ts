// How much a visitor loads until the first move: script and style of the start page and of a game's board.

import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** As much as may be loaded for the start page and any one board, in bytes, compressed. */
export const MOST = 150 * 1_024;

const LANGUAGES = ["en", "de"] as const;

/** Tells what is loaded for the start page, and for it and each board, and fails a build in which it is too much. */
export const pageSize: Plugin = {
  name: "page-size",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const sizes = visitsOf(bundle).map(({ name, begins }) => ({ name, size: sizeOf(bundle, begins) }));
      this.info(sizes.map(({ name, size }) => `${name} ${(size / 1_024).toFixed(1)} KiB`).join(", "));
      const tooMuch = sizes.filter(({ size }) => size > MOST).map(({ name }) => name);
      if (tooMuch.length > 0) {
        this.error(`more than ${MOST / 1_024} KiB of script and style, compressed: ${tooMuch.join(", ")}`);
      }
    },
  },
};

/** A visit to the start page, or to it and a board, in one language. */
interface Visit {
  readonly name: string;
  /** Whether a chunk is asked for because of this module; all that the chunk imports is loaded with it. */
  begins(module: string): boolean;
}

function visitsOf(bundle: Rolldown.OutputBundle): Visit[] {
  const games = chunksOf(bundle).flatMap(({ facadeModuleId }) => gameOf(facadeModuleId ?? "") ?? []);
  return LANGUAGES.flatMap((language) => {
    const words = `${language}.ftl?raw`;
    const isStart = (module: string) =>
      module.endsWith("/index.html") || module.endsWith(`/src/words/${words}`) || module.includes("/picture/");
    const isBoard = (module: string, game: string) =>
      module.endsWith("/table/TablePage.svelte") ||
      gameOf(module) === game ||
      (module.includes(`/games/${game}/`) && module.endsWith(`/${words}`));
    return [
      { name: `start page (${language})`, begins: isStart },
      ...games.map((game) => ({
        name: `${game} (${language})`,
        begins: (module: string) => isStart(module) || isBoard(module, game),
      })),
    ];
  });
}

/** The game that this module draws. */
const gameOf = (module: string) => /\/src\/games\/([^/]+)\/index\.ts$/.exec(module)?.[1];

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** The size of all that is loaded, with the engine's worker, which is started for the first move at the latest. */
function sizeOf(bundle: Rolldown.OutputBundle, begins: Visit["begins"]): number {
  const loaded = new Set(Object.keys(bundle).filter((name) => /\/worker-[^/]*\.js$/.test(name)));
  const load = (chunk: Rolldown.OutputChunk) => {
    if (!loaded.has(chunk.fileName)) {
      loaded.add(chunk.fileName);
      chunk.viteMetadata?.importedCss.forEach((style) => loaded.add(style));
      chunk.imports.map((name) => bundle[name]).forEach((file) => file?.type === "chunk" && load(file));
    }
  };
  chunksOf(bundle)
    .filter(({ facadeModuleId }) => begins(facadeModuleId ?? ""))
    .forEach(load);
  return [...loaded].reduce((sum, name) => sum + compressed(bundle[name]), 0);
}

function compressed(file: Rolldown.OutputBundle[string] | undefined): number {
  const content = file?.type === "chunk" ? file.code : (file?.source ?? "");
  return gzipSync(content, { level: 9 }).length;
}
