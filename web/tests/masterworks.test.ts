import { playMasterworks } from "./browser";
import { testWholeGame } from "./whole-game";

testWholeGame("masterworks", 40, async (page) => {
  await playMasterworks(page);
  await page.locator('[data-anchor="council:0"]').waitFor({ state: "attached" });
});
