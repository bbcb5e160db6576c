// Loads the page's messages in both languages before each file of unit tests.

import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { setPageWords } from "./words.svelte";

setPageWords("en", en);
setPageWords("de", de);
