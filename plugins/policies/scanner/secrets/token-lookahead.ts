import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** A row of letters and digits, its least and greatest length, and the character after it. */
const markedRow = /^(?:\[(?:A-Z|a-z|a-f|\\d)+\]|\\d)\{(\d+)(?:,(\d+))?\}(?:\\(?=\W)|(?=[\w%:-]))(.)/;

/** Where tokens of this kind have their mark. */
interface Mark {
  readonly first: number;
  readonly last: number;
  readonly unit: number;
}

/** @returns undefined for patterns of other kinds */
function markOf(pattern: string): Mark | undefined {
  const [, first = '', last = first, character = ''] = markedRow.exec(pattern) ?? [];
  return character === '' ? undefined : { first: Number(first), last: Number(last), unit: character.charCodeAt(0) };
}

/**
 * A test for patterns that begin with letters and digits of any kind. In a row of these, the mark after them is looked for first.
 *
 * @returns undefined for the other patterns
 */
export function tokenLookahead(patterns: readonly string[]): (pattern: string) => LookaheadTest | undefined {
  const marks = patterns.flatMap((pattern) => markOf(pattern) ?? []);
  const test: LookaheadTest = {
    firstCharacters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    startsWithRow: true,
    passes: (ahead) => marks.some((mark) => mayFollow(ahead, mark)),
  };
  return (pattern) => (markOf(pattern) ? test : undefined);
}

function mayFollow(ahead: Lookahead, { first, last, unit }: Mark): boolean {
  for (let offset = first; offset <= last; offset += 1) {
    const there = ahead.at(offset);
    if (there === unit || there === unknownUnit) return true;
  }
  return false;
}
