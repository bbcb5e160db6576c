// Why a click is impossible, where the rules know no action that it could mean.

import type { Text } from "../../protocol/messages";
import type { View } from "../../protocol/mille-fiori";
import type { BoardProps } from "../contract";
import { cardFace, isAreaCard, spaceOfPart } from "./components";
import { ownCardInUse } from "./position";

/** A space outside the area of the card in use. */
export function refusal(part: string, { view, acting }: BoardProps<View>): Text | null {
  const [space, card] = [spaceOfPart(part), ownCardInUse(view, acting)];
  const area = card !== null && isAreaCard(card) ? cardFace(card).area : null;
  return space && area !== null && view.awaited === "use" && space.area !== area
    ? { key: "mf-other-area", args: [["area", { text: { key: `area-${area}` } }]] }
    : null;
}
