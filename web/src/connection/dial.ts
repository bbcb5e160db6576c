// Opens the connection to a table: to the server, or to the engine on this device.

import { dialHere } from "../device/current";
import { isDeviceTable } from "../device/device";
import { socketAddress } from "./api";
import type { Socket } from "./connection";

/** A connection that continues after version `since`, as seen from the visitor's `seat`. */
export function dialTable(table: string, since: number | null, seat: number | null): Socket {
  return isDeviceTable(table)
    ? dialHere(table, since, seat)
    : (new WebSocket(socketAddress(table, since, seat)) as unknown as Socket);
}
