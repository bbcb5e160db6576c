import { describe, expect, it } from "vitest";
import { eventReader } from "./events";

type Event = "ended" | { placed: { seat: number } } | { scored: { points: number } };

const { detail, previewed } = eventReader<Event>();

describe("events", () => {
  it("tell what they are about, if they are of that kind", () => {
    expect(detail({ placed: { seat: 2 } }, "placed")).toEqual({ seat: 2 });
    expect(detail({ scored: { points: 3 } }, "placed")).toBeNull();
    expect(detail("ended", "placed")).toBeNull();
  });

  it("are found in a preview by their kind", () => {
    const events = [{ placed: { seat: 0 } }, "ended", { scored: { points: 3 } }, { scored: { points: 1 } }].map((event) => ({ event, text: { key: "" } }));
    const preview = { part: "", title: { key: "" }, total: 4, isUpTo: false, events, outlook: [] };
    expect(previewed(preview, "scored")).toEqual([{ points: 3 }, { points: 1 }]);
    expect(previewed(null, "scored")).toEqual([]);
  });
});
