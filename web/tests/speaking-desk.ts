// A separate desktop with a screen reader: display, buses, a silent voice, Orca, and a browser that Orca can read.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { findBrowser, QUIET } from "./chromium";

/** The Debian package of each program needed. */
const NEEDED = {
  Xvfb: "xvfb",
  orca: "orca",
  "speech-dispatcher": "speech-dispatcher",
  "dbus-daemon": "dbus-x11",
  "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
};

/** A silent voice, so that no sound card is needed. */
const VOICE = `AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n`;

/** Orca doesn't read whole pages by itself: no key would stop it, since the tests press none that it sees. */
const ORCA = {
  general: { startingProfile: ["Default", "default"] },
  profiles: { default: { profile: ["Default", "default"], sayAllOnLoad: false } },
  pronunciations: {},
  keybindings: {},
};

/** After this long without any work, in milliseconds, Orca has said everything. */
const PAUSE = 1_200;
/** Orca is listened to for at most so many pauses. */
const MOST_PAUSES = 25;

export class SpeakingDesk {
  readonly #home = mkdtempSync(join(tmpdir(), "tavola-orca-"));
  readonly #log = join(this.#home, "orca.log");
  readonly #programs: ChildProcess[] = [];
  #env: NodeJS.ProcessEnv = {};
  #heard = 0;

  /** Starts everything, and returns the browser. */
  async open(): Promise<Browser> {
    checkPrograms();
    const program = await findBrowser();
    if (program.executablePath.includes("target/browser")) {
      throw new Error("the packed browser can't be read by Orca; apt install chromium, or set CHROMIUM to a program");
    }
    this.#furnish();
    this.#env["DISPLAY"] = `:${await this.#firstWord("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x800x24"])}`;
    this.#env["DBUS_SESSION_BUS_ADDRESS"] = await this.#firstWord("dbus-daemon", ["--session", "--print-address=1"]);
    this.#start("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"]);
    this.#start("orca", [`--debug-file=${this.#log}`]);
    while ((await this.listen()).length === 0);
    const args = [...QUIET, "--force-renderer-accessibility"];
    return chromium.launch({ ...program, args, env: this.#env as Record<string, string>, headless: false });
  }

  /** What Orca has said since the last call, once it has nothing more to do: on a busy computer it lags behind. */
  async listen(): Promise<string[]> {
    const known = this.#heard;
    for (let [before, pauses] = [-2, 0]; before !== this.#worked() && pauses < MOST_PAUSES; pauses += 1) {
      before = this.#worked();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const said = this.#said();
    this.#heard = said.length;
    return said.slice(known);
  }

  async close(): Promise<void> {
    for (const program of this.#programs.toReversed()) {
      program.kill();
      await once(program, "exit");
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Creates separate folders, so that nothing on the user's desktop is touched. */
  #furnish(): void {
    const folder = (name: string) => {
      const path = join(this.#home, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return path;
    };
    writeFileSync(join(folder("config/speech-dispatcher"), "speechd.conf"), VOICE);
    writeFileSync(join(folder("data/orca"), "user-settings.conf"), JSON.stringify(ORCA));
    this.#env = {
      ...process.env,
      HOME: folder("home"),
      XDG_CONFIG_HOME: folder("config"),
      XDG_DATA_HOME: folder("data"),
      XDG_RUNTIME_DIR: folder("run"),
      GNOME_ACCESSIBILITY: "1",
      ACCESSIBILITY_ENABLED: "1",
    };
  }

  #start(program: string, args: readonly string[]): ChildProcess {
    const started = spawn(program, args, { env: this.#env, stdio: ["ignore", "pipe", "ignore"] });
    this.#programs.push(started);
    return started;
  }

  /** Starts a program that prints a word when it is ready, and returns that word. */
  async #firstWord(program: string, args: readonly string[]): Promise<string> {
    const started = this.#start(program, args);
    const [word] = (await once(started.stdout!, "data")) as [Buffer];
    return word.toString().trim();
  }

  /** The length of Orca's log, which grows with every event it handles; -1 before the first. */
  #worked(): number {
    return statSync(this.#log, { throwIfNoEntry: false })?.size || -1;
  }

  #said(): string[] {
    const lines = readFileSync(this.#log, { encoding: "utf8", flag: "a+" }).split("\n");
    return lines.flatMap((line) => /SPEECH OUTPUT: '(.*?)'(?:\{|$)/.exec(line)?.[1] ?? []);
  }
}

function checkPrograms(): void {
  const missing = Object.entries(NEEDED).filter(([program]) => spawnSync("which", [program]).status !== 0);
  if (missing.length > 0) {
    throw new Error(`missing: apt install ${missing.map(([, name]) => name).join(" ")}`);
  }
}
