/** The verdict on an answer to a task. A solution that was only shown is neither right nor wrong. */
export interface Verdict {
  readonly text: string;
  readonly is: "right" | "wrong" | "shown";
}

export function verdictOf({ right, solution }: { right: boolean; solution?: unknown }, text: string): Verdict {
  return { text, is: right ? "right" : solution === undefined ? "wrong" : "shown" };
}
