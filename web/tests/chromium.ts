// Finds the browser for the tests: an installed one, or else the one in the page's packages, which includes its
// libraries and needs no installation.

import { accessSync, constants, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Executable of a browser and its environment. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Flags for a browser that connects to nothing but our server. */
export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** Where the packed browser is unpacked, once. */
const UNPACKED = join(import.meta.dirname, "../../target/browser");

/** The program that `CHROMIUM` names, one on the path, or the packed one, which `CHROMIUM=packed` selects. */
export async function findBrowser(): Promise<BrowserProgram> {
  const wish = process.env["CHROMIUM"];
  const found = wish === "packed" ? null : (wish ?? onPath());
  return found ? { executablePath: found, env: process.env } : unpack();
}

function onPath(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the browser. The package uses the temporary folder, and unpacks its libraries only where it considers them
 * missing.
 */
async function unpack(): Promise<BrowserProgram> {
  mkdirSync(UNPACKED, { recursive: true });
  const usual = { ...process.env };
  Object.assign(process.env, { TMPDIR: UNPACKED, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" });
  const { default: packed } = await import("@sparticuz/chromium");
  const executablePath = await packed.executablePath();
  const { LD_LIBRARY_PATH } = process.env;
  process.env = usual;
  return { executablePath, env: { ...usual, LD_LIBRARY_PATH, FONTCONFIG_FILE: nameFonts() } };
}

/**
 * Writes a list of font folders: the package's own names only folders in /tmp, and a browser without any font crashes.
 */
function nameFonts(): string {
  const list = join(UNPACKED, "fonts.conf");
  const folders = `<dir>${join(UNPACKED, "fonts")}</dir><cachedir>${join(UNPACKED, "fonts-cache")}</cachedir>`;
  writeFileSync(list, `<?xml version="1.0"?>\n<fontconfig>${folders}</fontconfig>\n`);
  return list;
}
