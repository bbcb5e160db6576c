// What a screen reader is told: events and whose turn it is, collected for a moment and then announced together. Screen
// readers don't preserve the order of additions that reach them at once, as they do on a slow or busy computer.

import type { EventLine } from "../protocol/messages";
import type { Announcement } from "./scene.svelte";

/** How long announcements are collected, in milliseconds; shorter than a computer player's pause. */
export const COLLECTING = 250;

type Announce = (id: number, lines: readonly EventLine[], status: string) => void;

export class Speech {
  /** The last announcement that was collected. */
  #heard = 0;
  #lines: EventLine[] = [];
  #status = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #announce: Announce;

  constructor(announce: Announce) {
    this.#announce = announce;
  }

  /** Collects the announcements that are new. */
  tell(latest: readonly Announcement[]): void {
    const news = latest.filter(({ id }) => id > this.#heard);
    this.#heard = latest.at(-1)?.id ?? this.#heard;
    this.#lines.push(...news.flatMap(({ lines }) => lines));
    this.#speakSoon();
  }

  /** Collects whose turn it is now, in place of any status collected before. */
  ask(status: string): void {
    this.#status = status;
    this.#speakSoon();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #speakSoon(): void {
    if (this.#lines.length > 0 || this.#status !== "") {
      this.#timer ??= setTimeout(() => this.#speak(), COLLECTING);
    }
  }

  #speak(): void {
    this.#timer = undefined;
    if (this.#lines.length > 0 || this.#status !== "") {
      this.#count += 1;
      this.#announce(this.#count, this.#lines, this.#status);
    }
    [this.#lines, this.#status] = [[], ""];
  }
}
