import { base, base58Digit, compareLength } from '../checksums/base58check.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

const maxDigits = 35;

/** Passes where a match may end after a number of digits that makes as many bytes as an address has. */
export const walletLookahead: LookaheadTest = { firstCharacters: '13', passes: startsWallet };

function startsWallet(ahead: Lookahead): boolean {
  let [zeros, value] = [0, 0];
  for (let at = 0; at < maxDigits; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    const digit = base58Digit(unit);
    if (digit < 0) return false;
    if (value === 0 && digit === 0) zeros += 1;
    value = value * base + digit;
    const length = compareLength(zeros, value);
    if (length > 0) return false;
    if (length === 0 && ahead.mayEndAt(at + 1)) return true;
  }
  return false;
}
