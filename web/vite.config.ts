import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["TAVOLA_SERVER"] ?? "http://127.0.0.1:7878";

const inBrowser = {
  environment: "node",
  globalSetup: "tests/setup.ts",
  fileParallelism: false,
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "unit", environment: "happy-dom", include: ["src/**/*.test.ts"] },
      },
      { test: { ...inBrowser, name: "browser", include: ["tests/**/*.test.ts"] } },
      { test: { ...inBrowser, name: "measure", include: ["tests/measure.ts"] } },
    ],
  },
});
