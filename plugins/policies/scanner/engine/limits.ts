/**
 * Limits of look-behind and lookahead. What a matcher decides depends only on the text within these distances of a start, so that a stream gives the same
 * findings as the whole text.
 */

/** Characters before a start in which context words count. */
export const maxContextBefore = 64;
/** Characters after a finding in which context words count. */
export const maxContextAfter = 20;
/** Characters of look-behind that are kept: the alternative text of an image in Markdown. */
export const maxLookbehind = 256;
/** Characters of the longest match, without a tail. */
export const maxMatchLength = 320;
/** Characters of the longest finding with a tail: a private key of 16 kbit has 12,800. */
export const maxFindingLength = 16_384;
/** Characters of lookahead after a match: in `1.2.3.4` the match `1.2` is followed by a full stop and a digit. */
export const maxLookahead = 2;
/** What a decision about a start may read from there on. */
export const maxDecisionLength = maxMatchLength + maxLookahead;
