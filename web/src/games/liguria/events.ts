// Reading the events of Liguria.

import type { Event } from "../../protocol/liguria";
import { eventReader } from "../../lib/events";

export const { detail, previewed } = eventReader<Event>();
