// Messages of the replay, review and statistics pages.

import { addWords } from "../words/words.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

addWords("en", en);
addWords("de", de);
