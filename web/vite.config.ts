import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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
};

/** Writes a compressed copy of every text file, so that the server has nothing to compress. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(css|html|js|svg)$/.test(name))) {
      const file = join(dir, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
};

/** At the root, since a service worker serves what is below it, and without a hash, since its address must not change. */
const SERVICE_WORKER = "service-worker.js";

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
  plugins: [svelte(), stylesAfterPlaceholder, compressed],
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
  server: command === "serve" ? { proxy: { "/api": { target: serverAddress(), ws: true } } } : {},
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "unit", environment: "happy-dom", include: ["src/**/*.test.ts"] },
      },
      { test: { ...inBrowser, name: "browser", include: ["tests/**/*.test.ts"] } },
      { test: { ...inBrowser, name: "measure", include: ["tests/measure.ts"] } },
      { test: { ...inBrowser, name: "orca", include: ["tests/orca.ts"] } },
      { test: { ...inBrowser, name: "gallery", include: ["tests/gallery.ts"] } },
      { test: { ...inBrowser, name: "screenshots", include: ["tests/screenshots.ts"] } },
    ],
  },
}));
