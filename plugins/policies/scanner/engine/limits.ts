/**
 * How far a decision looks. Everything is decided from these places around a beginning and nothing else, which is why a stream is decided like
 * the whole text.
 */

/** Characters before a beginning that tell what it is. */
export const contextBefore = 64;
/** Characters behind a finding that tell what it is. */
export const contextBehind = 20;
/** Characters before a beginning that are kept at all: the text of a picture in Markdown. */
export const mostBefore = 256;
/** Longest match, without a tail. */
export const longestMatch = 320;
/** Longest finding with a tail: a private key of 16 kbit has 12,800 characters. */
export const longestFinding = 16_384;
/** Characters behind a match that must be known: in `1.2.3.4` the match `1.2` is followed by a full stop and a digit. */
export const behindMatch = 2;
