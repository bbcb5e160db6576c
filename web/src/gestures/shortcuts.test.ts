import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { runShortcut } from "./shortcuts";

const undo = vi.fn();

function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "target", { value: target });
  runShortcut(event, { u: undo });
  return event;
}

describe("a shortcut", () => {
  beforeEach(() => undo.mockReset());
  afterEach(() => {
    settings.shortcuts = true;
    document.body.replaceChildren();
  });

  it("runs, and takes the key from the browser", () => {
    expect(press(document.body, { key: "u" }).defaultPrevented).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });

  it("leaves other keys and chords alone", () => {
    expect(press(document.body, { key: "x" }).defaultPrevented).toBe(false);
    press(document.body, { key: "u", ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
  });

  it("does not run while somebody types, a dialog is open, or shortcuts are off", () => {
    press(document.createElement("input"), { key: "u" });
    settings.shortcuts = false;
    press(document.body, { key: "u" });
    settings.shortcuts = true;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    press(document.body, { key: "u" });
    expect(undo).not.toHaveBeenCalled();
  });
});
