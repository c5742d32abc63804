import { unitsOf } from '../../reading/ascii.js';

/** What joins two quoted pieces of one value in code: a sign, or a line break. */
const joint =
  '(?:[ \\t]{0,2}(?:[+.&]|\\|\\||\\.\\.|<>)[ \\t]{0,2}(?:\\r?\\n[ \\t]{0,24})?|[ \\t]{0,2}\\\\?\\r?\\n[ \\t]{0,24}(?:[+.&] ?)?)';
const prefix = '[bBrRuUfF]?';
const inPiece = '[!#-&(-_a-~]';

/** Characters before a piece that are read for the name. */
export const longestPieces = 200;

/** The end of the text before a piece that is not the first. */
const endsWithJoint = new RegExp(`["'\`]${joint}${prefix}["'\`]$`);
const earlierPieces = new RegExp(`["'\`](?:${inPiece}{1,60}["'\`]${joint}${prefix}["'\`]){1,4}$`);

/** A cheaper test: whether a quotation mark precedes a position, and another one the sign or line break before that. */
export function mayFollowPiece(text: string, start: number): boolean {
  if (!isQuote(text.charCodeAt(start - 1))) return false;
  let at = start - 2;
  if (isPrefix.has(text.charCodeAt(at))) at -= 1;
  const least = start - longestJoint;
  let isJoined = false;
  for (; at > least; at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit === lineFeed || isJoint.has(unit)) isJoined = true;
    else if (!isBetween.has(unit)) break;
  }
  return isJoined && isQuote(text.charCodeAt(at));
}

const lineFeed = 0x0a;
const isPrefix = unitsOf('bBrRuUfF');
const isJoint = unitsOf('+.&|<>');
const isBetween = unitsOf(' \t\r\\');

export function isQuote(unit: number): boolean {
  return unit === 0x22 || unit === 0x27 || unit === 0x60;
}

/** The text before the first piece, with its quotation mark; undefined if what a text ends with begins no further piece. */
export function beforePieces(text: string): string | undefined {
  if (!endsWithJoint.test(text.slice(-longestJoint))) return undefined;
  const found = earlierPieces.exec(text);
  return found === null ? undefined : text.slice(0, found.index + 1);
}

const longestJoint = 40;
