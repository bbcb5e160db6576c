// Short synthesized sounds.

import { settings } from "./settings.svelte";

const TONES = { turn: [660, 880], refused: [220] } as const;
/** A turn that comes sooner than this after the last one makes no sound, unless all sounds are on; in milliseconds. */
export const SHORT_WAIT = 5_000;

let audio: AudioContext | undefined;

/** Plays the sound for the visitor's turn, which came after `waited` milliseconds, if the settings call for it. */
export function playTurn(waited: number): void {
  if (settings.sound === "all" || (settings.sound === "turn" && (document.hidden || waited >= SHORT_WAIT))) {
    play(TONES.turn);
  }
}

/** Plays the sound for a refused move. */
export function playRefusal(): void {
  if (settings.sound === "all") {
    play(TONES.refused);
  }
}

/** Browsers allow sound only after a click or a key press; before that, nothing is played. */
function play(tones: readonly number[]): void {
  if (navigator.userActivation?.hasBeenActive === false) {
    return;
  }
  audio ??= new AudioContext();
  tones.forEach((pitch, index) => playTone(audio as AudioContext, pitch, index * 0.12));
}

function playTone(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
