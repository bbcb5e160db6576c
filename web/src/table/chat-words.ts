// Quick phrases and reactions: what there is, and lines of chat in words.

import type { ChatLine, Phrase, Reaction } from "../protocol/messages";
import { t } from "../words/words.svelte";

/** All phrases, in the order of the menu; a phrase that is missing here doesn't compile. */
export const PHRASES = keysOf<Phrase>({
  hello: true,
  "good-luck": true,
  "one-moment": true,
  "take-your-time": true,
  oops: true,
  sorry: true,
  thanks: true,
  "well-played": true,
  "play-again": true,
  "have-to-go": true,
  yes: true,
  "no-thanks": true,
});

/** All reactions, in the order of the menu. */
export const REACTIONS = keysOf<Reaction>({
  "thumbs-up": true,
  heart: true,
  laughing: true,
  surprised: true,
  thinking: true,
  sad: true,
});

/** What a line says, in the reader's language. */
export function wordsOf(line: ChatLine): string {
  return line.phrase === undefined ? line.text : t(`phrase-${line.phrase}`);
}

/** A reaction to a line, and everybody who has reacted so. */
export interface ReactionGroup {
  readonly reaction: Reaction;
  readonly seats: readonly number[];
  readonly names: readonly string[];
}

/** The reactions to a line, each kind once: those that came first are first, so that none moves when another is added. */
export function groupsOf(line: ChatLine, nameOf: (who: { seat: number; name: string }) => string): ReactionGroup[] {
  const kinds = [...new Set(line.reactions.map(({ reaction }) => reaction))];
  return kinds.map((reaction) => {
    const those = line.reactions.filter((each) => each.reaction === reaction);
    return { reaction, seats: those.map(({ seat }) => seat), names: those.map(nameOf) };
  });
}

/** A line or a reaction that has been added. */
export interface ChatNews {
  readonly line: ChatLine;
  readonly reaction?: ChatLine["reactions"][number];
}

/** What has been added to the chat. */
export function newsOf(before: readonly ChatLine[], now: readonly ChatLine[]): ChatNews[] {
  const known = new Map(before.map((line) => [line.line, line]));
  return now.flatMap((line): ChatNews[] => {
    const old = known.get(line.line);
    return old ? addedTo(old, line).map((reaction) => ({ line, reaction })) : [{ line }];
  });
}

function addedTo(old: ChatLine, line: ChatLine): ChatLine["reactions"] {
  const isSame = (a: ChatLine["reactions"][number], b: typeof a) => a.seat === b.seat && a.reaction === b.reaction;
  return line.reactions.filter((each) => !old.reactions.some((other) => isSame(each, other)));
}

function keysOf<Key extends string>(all: Record<Key, true>): readonly Key[] {
  return Object.keys(all) as Key[];
}
