// Typed access to the events of Liguria.

import type { Event } from "../../protocol/liguria";
import { eventReader } from "../../position/events";

export const { detail, previewed } = eventReader<Event>();
