import { isDigit } from '../../reading/ascii.js';
import { leastRow, type Lookahead, type LookaheadTest, mayBeRow, unknownUnit } from '../engine/text/lookahead.js';

/** A row of letters and digits, its least and greatest length, and the character after it. */
const markedRow = /^(?:\[(?:A-Z|a-z|a-f|\\d)+\]|\\d)\{(\d+)(?:,(\d+))?\}(?:\\(?=\W)|(?=[\w%:-]))(.)/;

/** Where tokens of this kind have their mark. */
interface Mark {
  readonly first: number;
  readonly last: number;
  readonly unit: number;
  /** Whether only digits are before it. */
  readonly isAfterDigits: boolean;
}

/** @returns undefined for patterns of other kinds */
function markOf(pattern: string): Mark | undefined {
  const [, first = '', last = first, character = ''] = markedRow.exec(pattern) ?? [];
  if (character === '') return undefined;
  const isAfterDigits = pattern.startsWith('\\d');
  return { first: Number(first), last: Number(last), unit: character.charCodeAt(0), isAfterDigits };
}

/**
 * A test for patterns that begin with letters and digits of any kind. In a row of these, the mark after them is looked for first; a mark that may
 * come earlier, `7|…`, is looked for everywhere.
 *
 * @returns undefined for the other patterns
 */
export function tokenLookahead(patterns: readonly string[]): (pattern: string) => LookaheadTest | undefined {
  const marks = patterns.flatMap((pattern) => markOf(pattern) ?? []);
  const afterRows = marks.filter(({ first }) => first >= leastRow);
  const afterFew = marks.filter(({ first }) => first < leastRow);
  const test: LookaheadTest = {
    firstCharacters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    passes: (ahead) =>
      afterFew.some((mark) => mayFollow(ahead, mark)) ||
      (mayBeRow(ahead) && afterRows.some((mark) => mayFollow(ahead, mark))),
  };
  return (pattern) => (markOf(pattern) ? test : undefined);
}

function mayFollow(ahead: Lookahead, { first, last, unit, isAfterDigits }: Mark): boolean {
  if (isAfterDigits && !isDigit(ahead.at(0))) return false;
  for (let offset = first; offset <= last; offset += 1) {
    const there = ahead.at(offset);
    if (there === unit || there === unknownUnit) return true;
    if (isAfterDigits && !isDigit(there)) return false;
  }
  return false;
}
