// Routes of the page.

import { isOverlayPop, pushAddress, whenSettled } from "./overlays";

export type Place =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "seat"; readonly table: string; readonly code: string }
  | { readonly page: "rules" | "learn" | "puzzles"; readonly game: string }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string }
  | { readonly page: "puzzle"; readonly game: string; readonly puzzle: string }
  | { readonly page: "replay" | "review" | "mistakes"; readonly kind: "table" | "record"; readonly id: string }
  | { readonly page: "statistics" }
  | { readonly page: "moderation" }
  | { readonly page: "password"; readonly link: string }
  | { readonly page: "device"; readonly code: string }
  | { readonly page: "sign-in-failed"; readonly code: string }
  | { readonly page: "lost" };

let place = $state.raw<Place>(placeOf(location.pathname));

export function currentPlace(): Place {
  return place;
}

export function go(path: string): void {
  whenSettled(() => {
    pushAddress(path);
    place = placeOf(location.pathname);
    scrollTo(0, 0);
  });
}

/** Click handler for the document: follows internal links without reloading. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    !link ||
    !isPlain ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.hash
  ) {
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search);
}

export function placeOf(path: string): Place {
  const parts = decoded(path.split("/").filter(Boolean));
  return parts ? placeOfParts(parts) : { page: "lost" };
}

/** The parts of a path; null if one of them is not well-formed, as in `/table/%`. */
function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function placeOfParts([page, name, ...rest]: readonly string[]): Place {
  if (page === undefined) {
    return { page: "start" };
  }
  if ((page === "statistics" || page === "moderation") && name === undefined) {
    return { page };
  }
  if (page === "device" && rest.length === 0) {
    return { page, code: name ?? "" };
  }
  if ((page === "replay" || page === "review" || page === "mistakes") && name !== undefined) {
    return lookBackOf(page, name, rest);
  }
  if (rest.length === 0 && name !== undefined) {
    if (page === "table") {
      return { page, table: name };
    }
    if (page === "rules" || page === "learn" || page === "puzzles") {
      return { page, game: name };
    }
    if (page === "password") {
      return { page, link: name };
    }
    if (page === "sign-in-failed") {
      return { page, code: name };
    }
  }
  if (page === "table" && name !== undefined && rest.length === 2 && rest[0] === "seat") {
    return { page: "seat", table: name, code: rest[1] ?? "" };
  }
  if (page === "learn" && name !== undefined && rest.length === 1) {
    return { page: "lesson", game: name, lesson: rest[0] ?? "" };
  }
  if (page === "puzzles" && name !== undefined && rest.length === 1) {
    return { page: "puzzle", game: name, puzzle: rest[0] ?? "" };
  }
  return { page: "lost" };
}

type LookBack = "replay" | "review" | "mistakes";

/** `/replay/TABLE`, `/replay/record/RECORD`, and the same for reviews and mistakes. */
function lookBackOf(page: LookBack, name: string, [record, ...rest]: readonly string[]): Place {
  if (rest.length > 0 || (record !== undefined && name !== "record")) {
    return { page: "lost" };
  }
  return record === undefined ? { page, kind: "table", id: name } : { page, kind: "record", id: record };
}

addEventListener("popstate", () => {
  if (!isOverlayPop()) {
    place = placeOf(location.pathname);
  }
});
