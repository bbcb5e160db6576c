// Removes one of the visitor's tables from the list, if no other person is affected.

import type { TableSummary } from "../protocol/messages";
import { api, Problem } from "../connection/api";
import { Connection, type Command } from "../connection/connection";
import { dialTable } from "../connection/dial";
import { isDeviceTable } from "../device/device";

/** Whether the game has not ended and only the visitor and computer players are at the table. */
export function isRemovable({ phase, seats, yours }: TableSummary): boolean {
  const isAlone = seats.every(({ sitter }, seat) => sitter.kind !== "person" || yours.includes(seat));
  return isAlone && yours.length > 0 && (phase === "running" || phase === "gathering");
}

/** The commands that end the table, one for each of the visitor's seats. */
export function endingCommands({ phase, yours }: TableSummary): Command[] {
  return yours.map((seat) => (phase === "running" ? { type: "abandon", seat, agree: true } : { type: "leave", seat }));
}

/** Ends a running game without a result, or closes a table before the start. Throws a `Problem` if that is refused. */
export async function removeTable(table: TableSummary): Promise<void> {
  if (isDeviceTable(table.table)) {
    await api.deleteTable(table.table);
    return;
  }
  const connection = new Connection({
    dial: (since) => dialTable(table.table, since, null),
    onmessage: () => undefined,
    onstate: () => undefined,
  });
  try {
    for (const command of endingCommands(table)) {
      const answer = await connection.send(command);
      if (answer.type === "refused") {
        throw new Problem(answer.error);
      }
    }
  } finally {
    connection.close();
  }
}
