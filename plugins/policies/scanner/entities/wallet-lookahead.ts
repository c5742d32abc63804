import { Base58Digits } from '../checksums/base58check.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** Passes where an address starts: in a row of letters and digits one may end at each invisible character. */
export const walletLookahead: LookaheadTest = { firstCharacters: '13', passes: startsWallet };

const digits = new Base58Digits();

function startsWallet(ahead: Lookahead): boolean {
  digits.clear();
  for (let at = 0; ; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    if (!digits.add(unit) || digits.length === 'long') return false;
    if (digits.length === 'right' && ahead.mayEndAt(at + 1) && digits.passCheck()) return true;
  }
}
