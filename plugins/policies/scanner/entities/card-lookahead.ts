import { possible } from '../certainty.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';

const [zero, nine, space, hyphen] = [0x30, 0x39, 0x20, 0x2d];
/** Number of digits of a card, and of its first group if it is written in groups. */
const [minDigits, maxDigits, firstGroup] = [12, 19, 4];

/**
 * Looks for an end of a match after digits with a right check digit: in a row of digits one may be at each invisible character.
 *
 * @param isLikely whether digits with a right check digit count without context words
 */
export function startsCard(
  ahead: Lookahead,
  isLikely: (digits: string, isInGroups: boolean) => boolean,
): boolean | number {
  // The sums of Luhn's algorithm if every digit with an odd index is doubled, and if every one with an even index is.
  let [odd, even, digits] = [0, 0, ''];
  let [wasDigit, isRight] = [false, false];
  for (let at = 0; ; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    const count = digits.length;
    if (!isDigit(unit)) {
      const isFirst = at === count;
      if (!wasDigit || (isFirst && count !== firstGroup) || (unit !== space && unit !== hyphen)) break;
      wasDigit = false;
      continue;
    }
    if (count === maxDigits) break;
    const digit = unit - zero;
    const isOdd = (count & 1) === 1;
    odd += isOdd ? doubled(digit) : digit;
    even += isOdd ? digit : doubled(digit);
    digits += digitAt[digit] as string;
    wasDigit = true;
    if (count + 1 < minDigits || (isOdd ? even : odd) % 10 !== 0 || !ahead.mayEndAt(at + 1)) continue;
    if (isLikely(digits, at > count)) return true;
    isRight = true;
  }
  return isRight && possible;
}

const digitAt = Array.from('0123456789');

function doubled(digit: number): number {
  return digit > 4 ? 2 * digit - 9 : 2 * digit;
}

function isDigit(unit: number): boolean {
  return unit >= zero && unit <= nine;
}
