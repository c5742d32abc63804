import { ignored, isWordUnit, normalized } from '../../automaton/alphabet.js';

/*
 * Automata skip invisible characters, so what stands on both sides of one matches as a single word. It is a word boundary all the same, because a
 * zero-width space may separate two words; but not between short fragments: in `1·2·3·4·5·6`, with soft hyphens for dots, a number would start and
 * end at every digit.
 */

/** This many adjacent word characters are not a fragment. */
const minWord = 4;
/** A longer run of invisible characters always separates words. */
const maxInvisible = 16;
/** What the answer may depend on: a run, a fragment, a run, and what follows. */
const mostRead = 2 * maxInvisible + minWord + 1;

/**
 * Whether a word continues across a run of invisible characters: only fragments stand on both sides, and one of them has a run on both sides.
 *
 * @param end index of the run
 * @param reach index up to which the text counts, so that a stream need not hold more than that
 * @returns undefined if more text is needed
 */
export function isJoinedAfter(text: string, end: number, isFinal: boolean, reach: number): boolean | undefined {
  if (!isInvisible(text, end) || !isWord(text, end - 1)) return false;
  if (end + mostRead <= reach || text.length < reach) return isJoined(text, end, afterInvisible(text, end), isFinal);
  const seen = text.slice(0, reach);
  return isJoined(seen, end, afterInvisible(seen, end), true);
}

/** The same, at the index after the run. */
export function isJoinedBefore(text: string, at: number, isFinal: boolean): boolean | undefined {
  if (!isInvisible(text, at - 1) || !isWord(text, at)) return false;
  const end = beforeInvisible(text, at);
  return isWord(text, end - 1) && isJoined(text, end, at, isFinal);
}

function isJoined(text: string, end: number, at: number, isFinal: boolean): boolean | undefined {
  if (at === text.length) return isFinal ? false : undefined;
  if (!isWord(text, at)) return false;
  let start = end;
  while (end - start < minWord && isWord(text, start - 1)) start -= 1;
  if (end - start === minWord) return false;
  let until = at;
  while (until - at < minWord && isWord(text, until)) until += 1;
  if (until - at === minWord) return false;
  if (until === text.length && !isFinal) return undefined;
  if (isWord(text, beforeInvisible(text, start) - 1) && isInvisible(text, start - 1)) return true;
  if (!isInvisible(text, until)) return false;
  const next = afterInvisible(text, until);
  return next === text.length && !isFinal ? undefined : isWord(text, next);
}

/** Start of the run of invisible characters that ends at an index. */
function beforeInvisible(text: string, at: number): number {
  let end = at;
  while (at - end < maxInvisible && isInvisible(text, end - 1)) end -= 1;
  return end;
}

/** End of the run of invisible characters that starts at an index. */
function afterInvisible(text: string, end: number): number {
  let at = end;
  while (at - end < maxInvisible && isInvisible(text, at)) at += 1;
  return at;
}

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && isWordUnit[text.charCodeAt(at)] === 1;
}

function isInvisible(text: string, at: number): boolean {
  return at >= 0 && at < text.length && normalized[text.charCodeAt(at)] === ignored;
}
