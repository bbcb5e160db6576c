// Short synthesized sounds; off by default.

import { settings } from "./settings.svelte";

const TONES = { turn: [660, 880], place: [523], points: [784, 988], refused: [220] } as const;

let audio: AudioContext | undefined;

export function playSound(kind: keyof typeof TONES): void {
  if (!settings.sound) {
    return;
  }
  audio ??= new AudioContext();
  TONES[kind].forEach((pitch, index) => playTone(audio as AudioContext, pitch, index * 0.12));
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
