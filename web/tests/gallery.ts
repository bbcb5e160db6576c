// A picture of every kind of screen at every size and in every look, and a page for each screen that shows them side by
// side: `npm run gallery`.
//
// GALLERY narrows it down: `GALLERY="liguria 740x360 | start dark" npm run gallery` takes only pictures whose names
// contain all words of one alternative.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { useBrowser, visit, type VisitOptions } from "./browser";
import { SCREENS } from "./screens";

useBrowser();

const FOLDER = join(import.meta.dirname, "../../target/gallery");
const WANTED = (process.env["GALLERY"] ?? "").split("|").map((words) => words.split(" ").filter((word) => word !== ""));

const SIZES = [
  "320x256",
  "360x740",
  "740x360",
  "640x400",
  "768x1024",
  "1024x768",
  "1280x800",
  "1920x1080",
  "2560x1440",
];

const LOOKS: Record<string, Pick<VisitOptions, "colorScheme" | "forcedColors" | "language">> = {
  light: { colorScheme: "light", forcedColors: "none", language: "en" },
  dark: { colorScheme: "dark", forcedColors: "none", language: "en" },
  forced: { colorScheme: "dark", forcedColors: "active", language: "en" },
  german: { colorScheme: "light", forcedColors: "none", language: "de" },
};

interface Picture {
  readonly name: string;
  readonly size: string;
  readonly look: string;
}

const pictures = (screen: string, language: string) =>
  Object.keys(LOOKS)
    .filter((look) => LOOKS[look]?.language === language)
    .flatMap((look) => SIZES.map((size): Picture => ({ name: `${screen} ${look} ${size}`, size, look })))
    .filter(({ name }) => WANTED.some((words) => words.every((word) => name.split(" ").includes(word))));

/** One visit for all sizes and themes: the way to a screen takes longer than its pictures. */
const visits = Object.keys(SCREENS)
  .flatMap((screen) => (["en", "de"] as const).map((language) => ({ screen, language })))
  .map((each) => ({ ...each, wanted: pictures(each.screen, each.language) }))
  .filter(({ wanted }) => wanted.length > 0);

test.each(visits)("$screen ($language)", async ({ screen, language, wanted }) => {
  const { page, close } = await visit({ language });
  await SCREENS[screen]?.(page);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, size, look } of wanted) {
    const [width = 0, height = 0] = size.split("x").map(Number);
    const { colorScheme = null, forcedColors = null } = LOOKS[look] ?? {};
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.setViewportSize({ width, height });
    await page.evaluate(waitForFrames);
    await page.screenshot({ path: join(FOLDER, fileOf(name)), animations: "disabled" });
  }
  await close();
});

test.each(Object.keys(SCREENS))("the page that shows %s", (screen) => {
  const figures = visits
    .filter((each) => each.screen === screen)
    .flatMap(({ wanted }) => wanted)
    .map(
      ({ name }) =>
        `<figure><a href="${fileOf(name)}"><img src="${fileOf(name)}"></a><figcaption>${name}</figcaption></figure>`,
    );
  const style = "body{display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0}img{height:300px}";
  if (figures.length > 0) {
    writeFileSync(join(FOLDER, `${screen}.html`), `<!doctype html><style>${style}</style>${figures.join("\n")}`);
  }
});

/** In the page: waits until a new size or theme is drawn. */
async function waitForFrames(): Promise<void> {
  const FRAMES = 6;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

function fileOf(name: string): string {
  return `${name.replaceAll(" ", "-")}.png`;
}
