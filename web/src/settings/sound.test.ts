import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { playRefusal, playTurn, SHORT_WAIT } from "./sound";

const started = vi.fn();

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    return { frequency: {}, connect: (next: unknown) => next, start: started, stop: () => undefined };
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
}

beforeEach(() => {
  started.mockClear();
  vi.stubGlobal("AudioContext", FakeAudio);
});

test("by default a turn is heard after a wait, not in a quick exchange, and refusals are silent", () => {
  expect(settings.sound).toBe("turn");
  playTurn(SHORT_WAIT - 1);
  playRefusal();
  expect(started).not.toHaveBeenCalled();
  playTurn(SHORT_WAIT);
  expect(started).toHaveBeenCalled();
});

test("everything or nothing, if so chosen", () => {
  settings.sound = "off";
  playTurn(SHORT_WAIT);
  expect(started).not.toHaveBeenCalled();
  settings.sound = "all";
  playTurn(0);
  playRefusal();
  expect(started).toHaveBeenCalledTimes(3);
  settings.sound = "turn";
});
