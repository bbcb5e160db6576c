// Loads the page's messages in both languages before each file of unit tests.

import { addPageWords } from "./words.svelte";

const files = import.meta.glob<string>("/src/*/*.ftl", { query: "?raw", import: "default", eager: true });

for (const [path, source] of Object.entries(files)) {
  addPageWords(path.endsWith("/de.ftl") ? "de" : "en", source);
}
