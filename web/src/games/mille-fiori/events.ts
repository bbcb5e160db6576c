// Typed access to the events of Mille Fiori.

import { eventReader } from "../../position/events";
import type { Event } from "../../protocol/mille-fiori";

export const { detail, happened, previewed } = eventReader<Event>();
