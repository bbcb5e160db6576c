// Global setup: one server and one browser for all browser tests.
// With TAVOLA_URL set, the tests use that server instead.

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser, QUIET } from "./chromium";
import { Server } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server. */
    address: string;
    /** WebSocket endpoint of the browser. */
    browser: string;
  }
}

export default async function setup(project: TestProject) {
  const server = new Server();
  const running = process.env["TAVOLA_URL"];
  if (!running) {
    await server.start();
  }
  const browser = await chromium.launchServer({ ...(await findBrowser()), args: QUIET });
  project.provide("address", running ?? server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.remove();
  };
}
