import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** A row of letters and digits of fixed length, and the character after it. */
const markedRow = /^\[[^\]]+\]\{(\d{2,})\}([\w-])/;

/** Where tokens of this kind have their mark. */
interface Mark {
  readonly offset: number;
  readonly unit: number;
}

/** @returns undefined for patterns of other kinds */
function markOf(pattern: string): Mark | undefined {
  const [, length = '', character = ''] = markedRow.exec(pattern) ?? [];
  return character === '' ? undefined : { offset: Number(length), unit: character.charCodeAt(0) };
}

/**
 * A test for patterns that begin with dozens of any letters and digits. In a row of these, the mark after them is looked for first.
 *
 * @returns undefined for the other patterns
 */
export function tokenLookahead(patterns: readonly string[]): (pattern: string) => LookaheadTest | undefined {
  const marks = patterns.flatMap((pattern) => markOf(pattern) ?? []);
  const test: LookaheadTest = {
    firstCharacters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    startsWithRow: true,
    passes: (ahead) => marks.some((mark) => mayBeAt(ahead, mark)),
  };
  return (pattern) => (markOf(pattern) ? test : undefined);
}

function mayBeAt(ahead: Lookahead, { offset, unit }: Mark): boolean {
  const there = ahead.at(offset);
  return there === unit || there === unknownUnit;
}
