import { playNow } from "./browser";
import { testWholeGame } from "./whole-game";

testWholeGame("liguria", 10, (page) => playNow(page, "liguria"));
