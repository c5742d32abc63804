import { lengthsOf, lengthsOfAny, type MatchLengths } from '../automaton/match-lengths.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { maxMatchLength } from '../engine/limits.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';
import { lengthOfVaried, VariedEnds } from './varied-ends.js';

/** Two letters or digits with which all tokens of a pattern begin, and dozens of characters of one kind. */
const prefixed = /^[A-Za-z\d]\w(?![{?*+]).*\{(?:[3-9]\d|\d{3})/;

/** The prefix as one number. */
function keyOf(first: number, second: number): number {
  return (first << 16) | second;
}

/**
 * A test for patterns of long tokens that begin with two certain letters or digits. In rows such as `SG.SG.` a token may begin again within each, with too few different
 * characters for a real one.
 *
 * @returns undefined for the other patterns
 */
export function prefixLookahead(patterns: readonly string[]): (pattern: string) => LookaheadTest | undefined {
  const byPrefix = new Map<number, readonly string[]>();
  for (const pattern of patterns) {
    if (!prefixed.test(pattern)) continue;
    const key = keyOf(pattern.charCodeAt(0), pattern.charCodeAt(1));
    byPrefix.set(key, [...(byPrefix.get(key) ?? []), pattern]);
  }
  // Parsed on first use, because hardly any text has such a row.
  const lengths = new Map<number, MatchLengths>();
  const ends = new VariedEnds();
  const passes = (ahead: Lookahead): boolean => {
    const second = ahead.at(1);
    if (second === unknownUnit) return true;
    const key = keyOf(ahead.at(0), second);
    const some = byPrefix.get(key);
    if (!some) return false;
    let known = lengths.get(key);
    if (!known) lengths.set(key, (known = boundedLengths(some)));
    const { least, most } = known;
    return least < lengthOfVaried || ends.mayBeBetween(ahead, least, most);
  };
  const firstCharacters = [...new Set([...byPrefix.values()].map(([pattern = '']) => pattern.charAt(0)))].join('');
  const test: LookaheadTest = { firstCharacters, passes };
  return (pattern) => (prefixed.test(pattern) ? test : undefined);
}

/** The lengths of the tokens, as far as matches are read. */
function boundedLengths(patterns: readonly string[]): MatchLengths {
  const { least, most } = lengthsOfAny(patterns.map((pattern) => lengthsOf(parsePattern(pattern))));
  return { least, most: Math.min(maxMatchLength, most) };
}
