import { possible } from '../certainty.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';

const [zero, nine] = [0x30, 0x39];
/** Space, hyphen, full stop, slash, underscore, and the end of a line with the sign of a quotation. */
const separatorUnits: ReadonlySet<number> = new Set([0x20, 0x2d, 0x2e, 0x2f, 0x5f, 0x0a, 0x0d, 0x3e]);
/** Number of digits of a card, and of its first group if it is written in groups, and number of characters between its groups. */
const [minDigits, maxDigits, firstGroup, maxSeparators] = [12, 19, 4, 12];
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
      const separators = at - count;
      if (separators === maxSeparators || (separators === 0 && count !== firstGroup)) break;
      if (!separatorUnits.has(unit)) break;
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
