import { playNow } from "./browser";
import { testWholeGame } from "./whole-game";

testWholeGame("summer-pavilion", 10, (page) => playNow(page, "summer-pavilion"));
