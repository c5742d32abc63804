import { charactersOf } from '../automaton/ways-through.js';
import { isIn } from '../automaton/character-set.js';
import { lengthsOf } from '../automaton/match-lengths.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { possible } from '../certainty.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';

/** Between the groups of a card, the same everywhere. */
export const cardSeparator = '(?: {1,2}| - |[-._/]|\\r?\\n[ >]{0,3})';
/** Number of groups of the longest card, and of digits of a card and of its first group if it is written in groups. */
const [maxGroups, minDigits, maxDigits, firstGroup] = [5, 12, 19, 4];

const separatorTree = parsePattern(cardSeparator);
const separators = charactersOf(separatorTree);
const maxSeparators = (maxGroups - 1) * lengthsOf(separatorTree).most;
const [zero, nine] = [0x30, 0x39];
/** By digit: the sum of the digits of its double. */
const doubled = Uint8Array.from('0246813579', Number);
const digits = Buffer.alloc(maxDigits);

/**
 * Looks for an end of a match after digits with a right check digit: in a row of digits one may be at each invisible character.
 *
 * @param isLikely whether digits with a right check digit count without context words
 */
export function startsCard(
  ahead: Lookahead,
  isLikely: (digits: string, isInGroups: boolean) => boolean,
): boolean | number {
  let count = 0;
  // The sums of Luhn's algorithm if the last digit is doubled, and if it is not.
  let other = 0;
  let sum = 0;
  let isRight = false;
  for (let at = 0; ; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    if (unit < zero || unit > nine) {
      const before = at - count;
      if (before === maxSeparators || (before === 0 && count !== firstGroup)) break;
      if (!isIn(separators, unit)) break;
      continue;
    }
    if (count === maxDigits) break;
    digits[count] = unit;
    count += 1;
    const sumBefore = sum;
    sum = other + unit - zero;
    other = sumBefore + (doubled[unit - zero] as number);
    if (count < minDigits || sum % 10 !== 0 || !ahead.mayEndAt(at + 1)) continue;
    if (isLikely(digits.toString('latin1', 0, count), at >= count)) return true;
    isRight = true;
  }
  return isRight && possible;
}
