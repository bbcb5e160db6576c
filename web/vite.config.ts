import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { pageSize } from "./page-size.ts";
import { splitEngine, studyTexts } from "./split-engine.ts";

/** Address of the server that `./x run` starts: `TAVOLA_LISTEN`, or the program's default. */
function serverAddress(): string {
  const source = readFileSync(join(import.meta.dirname, "../crates/cli/src/serve_args.rs"), "utf8");
  const listen = process.env["TAVOLA_LISTEN"] ?? /Address to listen on;.* \[default: ([^\]]+)\]/.exec(source)?.[1];
  if (listen === undefined) {
    throw new Error(
      "No default of TAVOLA_LISTEN found in crates/cli/src/serve_args.rs: set TAVOLA_LISTEN to the server's ADDRESS:PORT",
    );
  }
  return `http://${listen}`;
}

const inBrowser = {
  environment: "node",
  globalSetup: "tests/setup.ts",
  // Two files at a time keep browser and server busy; more would only block each other.
  maxWorkers: 2,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  // Games are dealt anew in each run, and a browser on a busy machine is slow. In CI a test that fails is run once more, and
  // the report says so; one that fails twice fails the run.
  retry: process.env["CI"] ? 1 : 0,
};

/** Writes compressed copies of every text file and of the engine, so that the server has nothing to compress. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(bin|css|html|js|svg|wasm)$/.test(name))) {
      const file = join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  },
};

/** The compiled engine, which `./x` puts there, and its two parts. */
const ENGINE = join(import.meta.dirname, "../target/engine/engine.wasm");
const PARTS = join(import.meta.dirname, "../target/engine/parts");

/** `virtual:engine` has the addresses of the engine's two parts, or `null` in a page built without it. */
const engine: Plugin = {
  name: "engine",
  resolveId: (id) => (id === "virtual:engine" ? `\0${id}` : null),
  load(id) {
    if (id !== "\0virtual:engine") {
      return null;
    }
    if (!existsSync(ENGINE)) {
      return "export const [engine, study] = [null, null];";
    }
    const { engine, study } = splitEngine(readFileSync(ENGINE), studyTexts());
    mkdirSync(PARTS, { recursive: true });
    const write = (name: string, content: Buffer) => {
      const path = join(PARTS, name);
      writeFileSync(path, content);
      return JSON.stringify(`${path}?url`);
    };
    return [
      `export { default as engine } from ${write("engine.wasm", engine)};`,
      `export { default as study } from ${write("study.bin", study)};`,
    ].join("\n");
  },
};

/** All games' components, as generated. */
const COMPONENTS = join(import.meta.dirname, "src/protocol/components.json");
const COMPONENTS_OF = "virtual:components/";

/** `virtual:components/SLUG` has the components of that game, so that each game is loaded only with its own. */
const components: Plugin = {
  name: "components",
  resolveId: (id) => (id.startsWith(COMPONENTS_OF) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${COMPONENTS_OF}`)) {
      return null;
    }
    this.addWatchFile(COMPONENTS);
    const all = JSON.parse(readFileSync(COMPONENTS, "utf8")) as Record<string, unknown>;
    return `export default ${JSON.stringify(all[id.slice(COMPONENTS_OF.length + 1)])};`;
  },
};

/** Gives page and service worker their version, a hash of all files, and the service worker the list of files. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const worker = bundle[SERVICE_WORKER];
      const page = bundle["index.html"];
      if (worker?.type !== "chunk" || page?.type !== "asset") {
        throw new Error("the page or its service worker is missing");
      }
      if (worker.imports.length > 0) {
        throw new Error(`the service worker must be a single file, but imports ${worker.imports.join(", ")}`);
      }
      const built = Object.entries(bundle).filter(([, file]) => file !== worker);
      const contents = built.map(([name, file]) => [name, file.type === "chunk" ? file.code : file.source] as const);
      const still = readdirSync(PUBLIC).map((name) => [name, readFileSync(join(PUBLIC, name))] as const);
      const files = [...contents, ...still].sort(([a], [b]) => (a < b ? -1 : 1));
      const hash = createHash("sha256").update(worker.code);
      files.forEach(([name, content]) => hash.update(name).update(content));
      const version = hash.digest("hex").slice(0, 16);
      page.source = String(page.source).replace("<html ", `<html data-version="${version}" `);
      worker.code = `self.tavola=${JSON.stringify({ version, files: files.map(([name]) => `/${name}`) })};${worker.code}`;
    },
  },
};

const SERVICE_WORKER = "service-worker.js";
const PUBLIC = join(import.meta.dirname, "public");

/** Moves the styles behind the placeholder in the body, which is then painted before they have arrived. */
const stylesAfterPlaceholder: Plugin = {
  name: "styles-after-placeholder",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      return styles
        .reduce((page, link) => page.replace(link, ""), html)
        .replace("</body>", `${styles.join("")}</body>`);
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [svelte(), engine, components, stylesAfterPlaceholder, serviceWorker, pageSize, compressed],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", "service-worker": "src/offline/service-worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? SERVICE_WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [import.meta.dirname, PARTS] },
    ...(command === "serve" && { proxy: { "/api": { target: serverAddress(), ws: true } } }),
  },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "unit",
          environment: "happy-dom",
          setupFiles: "src/words/testing.ts",
          include: ["src/**/*.test.ts"],
        },
      },
      { test: { ...inBrowser, name: "browser", include: ["tests/**/*.test.ts"] } },
      { test: { ...inBrowser, name: "measure", include: ["tests/measure.ts", "tests/measure-engine.ts"] } },
      { test: { ...inBrowser, name: "orca", include: ["tests/orca.ts"] } },
      { test: { ...inBrowser, name: "gallery", include: ["tests/gallery.ts"] } },
      { test: { ...inBrowser, name: "screenshots", include: ["tests/screenshots.ts"] } },
    ],
  },
}));
