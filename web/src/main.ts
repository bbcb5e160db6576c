import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { storePage } from "./offline/updates.svelte";
import { loadPageWords } from "./words/catalog.svelte";

const target = document.getElementById("app");
if (target) {
  void show(target);
}
if (import.meta.env.PROD) {
  // A page that can't be stored still works while there is a network.
  addEventListener("load", () => void storePage().catch(() => undefined));
}

/** Shows the page once its messages are loaded. A module that awaited them would keep the bundler from joining chunks. */
async function show(target: HTMLElement): Promise<void> {
  await loadPageWords("words", settings.language);
  mount(App, { target });
  removePlaceholder(target);
}

/** Removes the placeholder once a page shows its heading. */
function removePlaceholder(page: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (page.querySelector("h1, h2")) {
      document.getElementById("placeholder")?.remove();
      observer.disconnect();
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}
