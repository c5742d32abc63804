import { Base58Digits } from '../checksums/base58check.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** Number of digits of an address. */
const [minDigits, maxDigits] = [26, 35];
/** How many first digits determine the length of an address, which is then one of at most two. */
const telling = 4;
/** Passes where an address starts: in a row of letters and digits one may end at each invisible character. */
export const walletLookahead: LookaheadTest = { firstCharacters: '13', startsWithRow: true, passes: startsWallet };

const digits = new Base58Digits();

function startsWallet(ahead: Lookahead): boolean {
  digits.clear();
  while (digits.count < telling || digits.areOnes) {
    const unit = ahead.at(digits.count);
    if (unit === unknownUnit) return true;
    if (!digits.add(unit)) return false;
  }
  for (let count = Math.max(minDigits, digits.count); count <= maxDigits; count += 1) {
    if (!digits.mayBecome(count) || !ahead.mayEndAt(count)) continue;
    if (ahead.at(count) === unknownUnit) return true;
    while (digits.count < count) if (!digits.add(ahead.at(digits.count))) return false;
    if (digits.mayBecome(count) && digits.areVaried && digits.passCheck()) return true;
  }
  return false;
}
