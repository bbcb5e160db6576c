// Reading the events of the Summer Pavilion.

import type { Event } from "../../protocol/summer-pavilion";
import { eventReader } from "../../position/events";

export const { detail, previewed } = eventReader<Event>();
