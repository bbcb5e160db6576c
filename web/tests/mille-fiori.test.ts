import { playNow } from "./browser";
import { testWholeGame } from "./whole-game";

testWholeGame("mille-fiori", 10, (page) => playNow(page, "mille-fiori"));
