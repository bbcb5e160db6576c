import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD, holdable } from "./hold";

const asked: (string | null)[] = [];
let clicks = 0;
let choice: HTMLElement;
let release: () => void;

function touch(type: string, x = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x });
  choice.dispatchEvent(Object.assign(event, { pointerType: "touch", isPrimary: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><b data-choice data-part="space:houses-3"></b></div>';
  choice = document.querySelector("b") as HTMLElement;
  choice.addEventListener("click", () => (clicks += 1));
  release = holdable({ preview: (part) => asked.push(part) })(choice.parentElement as HTMLElement);
});

afterEach(() => {
  release();
  asked.length = 0;
  clicks = 0;
  vi.useRealTimers();
});

describe("a finger on a choice", () => {
  it("previews on a long press, and chooses nothing", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(HOLD);
    touch("pointerup");
    touch("click");
    expect(asked).toEqual(["space:houses-3"]);
    expect(clicks).toBe(0);
  });

  it("taps when it is short, and previews nothing", () => {
    touch("pointerdown");
    touch("pointerup");
    touch("click");
    vi.advanceTimersByTime(HOLD);
    expect(asked).toEqual([]);
    expect(clicks).toBe(1);
  });

  it("previews nothing when it moves on", () => {
    touch("pointerdown");
    touch("pointermove", 20);
    vi.advanceTimersByTime(HOLD);
    expect(asked).toEqual([]);
  });

  it("ends the preview with the next touch", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(HOLD);
    touch("pointerup");
    touch("pointerdown");
    expect(asked).toEqual(["space:houses-3", null]);
  });
});
