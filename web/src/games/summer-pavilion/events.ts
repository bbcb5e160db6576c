// Typed access to the events of Summer Pavilion.

import type { Event } from "../../protocol/summer-pavilion";
import { eventReader } from "../../position/events";
import type { PreviewInfo } from "../contract";

export const { detail, previewed } = eventReader<Event>();

/** Returns the parts of this seat's board that count for the previewed points, such as `space:red-3`. */
export function countedParts(preview: PreviewInfo | null, seat: number): readonly string[] {
  const own = (preview?.events ?? []).filter(({ points }) => points?.seat === seat);
  return own.flatMap(({ counted }) => counted ?? []);
}
