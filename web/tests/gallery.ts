// A picture of every kind of screen at every size, and one page that shows them side by side: `npm run gallery`.
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

const LOOKS: Record<string, VisitOptions> = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
  german: { colorScheme: "light", language: "de" },
};

interface Picture {
  readonly name: string;
  readonly screen: string;
  readonly options: VisitOptions;
}

const pictures = Object.keys(SCREENS)
  .flatMap((screen) => Object.keys(LOOKS).flatMap((look) => SIZES.map((size) => pictureOf(screen, look, size))))
  .filter(({ name }) => WANTED.some((words) => words.every((word) => name.split(" ").includes(word))));

test.each(pictures)("$name", async ({ name, screen, options }) => {
  const { page, close } = await visit(options);
  await SCREENS[screen]?.(page);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, fileOf(name)), animations: "disabled" });
  await close();
});

test("the page that shows them", () => {
  const figures = pictures.map(
    ({ name }) =>
      `<figure><a href="${fileOf(name)}"><img src="${fileOf(name)}"></a><figcaption>${name}</figcaption></figure>`,
  );
  const style = "body{display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0}img{height:300px}";
  writeFileSync(join(FOLDER, "index.html"), `<!doctype html><style>${style}</style>${figures.join("\n")}`);
});

function pictureOf(screen: string, look: string, size: string): Picture {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const viewport = { width, height };
  return { name: `${screen} ${look} ${size}`, screen, options: { viewport, ...LOOKS[look] } };
}

function fileOf(name: string): string {
  return `${name.replaceAll(" ", "-")}.png`;
}
