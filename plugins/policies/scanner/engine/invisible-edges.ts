import { ignored, isWordUnit, normalized } from '../automaton/alphabet.js';

/*
 * Automata read nothing where something invisible stands, so what stands on both sides of it reads as one word. It is an edge of a word all the
 * same, as a zero-width space may part two. In rows of snippets it is none: in `1·2·3·4·5·6`, soft hyphens for dots, a number would begin and end at every digit.
 */

/** So many characters of a word side by side are no snippet. */
const leastWord = 4;
/** More invisible ones than that part words in any case. */
const mostInvisible = 16;

/**
 * Whether a word goes on across something invisible: no more than snippets stand on both sides, and one of them has something invisible on both sides.
 *
 * @param end index behind what stands before it
 * @returns undefined where more text is needed to tell
 */
export function isJoinedBehind(text: string, end: number, isFinal: boolean): boolean | undefined {
  if (!isInvisible(text, end) || !isWord(text, end - 1)) return false;
  return isJoined(text, end, behindInvisible(text, end), isFinal);
}

/** The same, at the index of what stands behind something invisible. */
export function isJoinedBefore(text: string, at: number, isFinal: boolean): boolean | undefined {
  if (!isInvisible(text, at - 1) || !isWord(text, at)) return false;
  const end = beforeInvisible(text, at);
  return isWord(text, end - 1) && isJoined(text, end, at, isFinal);
}

function isJoined(text: string, end: number, at: number, isFinal: boolean): boolean | undefined {
  if (at === text.length) return isFinal ? false : undefined;
  if (!isWord(text, at)) return false;
  let start = end;
  while (end - start < leastWord && isWord(text, start - 1)) start -= 1;
  if (end - start === leastWord) return false;
  let until = at;
  while (until - at < leastWord && isWord(text, until)) until += 1;
  if (until - at === leastWord) return false;
  if (until === text.length && !isFinal) return undefined;
  if (isWord(text, beforeInvisible(text, start) - 1) && isInvisible(text, start - 1)) return true;
  if (!isInvisible(text, until)) return false;
  const next = behindInvisible(text, until);
  return next === text.length && !isFinal ? undefined : isWord(text, next);
}

/** Index of the first invisible character in front of an index. */
function beforeInvisible(text: string, at: number): number {
  let end = at;
  while (at - end < mostInvisible && isInvisible(text, end - 1)) end -= 1;
  return end;
}

/** Index behind the last invisible character from an index on. */
function behindInvisible(text: string, end: number): number {
  let at = end;
  while (at - end < mostInvisible && isInvisible(text, at)) at += 1;
  return at;
}

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && isWordUnit[text.charCodeAt(at)] === 1;
}

function isInvisible(text: string, at: number): boolean {
  return at >= 0 && at < text.length && normalized[text.charCodeAt(at)] === ignored;
}
