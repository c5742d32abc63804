import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';

/** The sign of an address as links and forms (`%40`), HTML (`&#64;`) and JSON within JSON (`\u0040`) write it. */
const sign = '(?:%(?:25)?40|&(?:#0{0,4}64|#[xX]0{0,2}40|commat);|\\\\{1,4}u0040)';
/** Number of characters before it. */
const longestName = 64;
/** By ASCII unit: 1 for characters before the sign. */
const goesOn = Uint8Array.from({ length: 0x80 }, (_, unit) => (/[\w.%+-]/.test(String.fromCharCode(unit)) ? 1 : 0));
const [ampersand, backslash, percent] = [0x26, 0x5c, 0x25];

/** An e-mail address whose sign is encoded: `email=ada%40example.org`. The members of a query around it are not part of it. */
export const encodedAddress: Omit<Detector, 'lookahead'> = {
  category: 'EMAIL_ADDRESS',
  pattern: `[A-Za-z\\d][\\w.%+-]{0,63}${sign}(?:[A-Za-z\\d][A-Za-z\\d-]{0,61}\\.){1,4}[A-Za-z]{2,24}`,
  score: certain,
  besideDigits: true,
  check: ({ text }) => !/\.\.|\.[&%\\]|\.(?:png|jpe?g|gif|svg|webp|js|ts|css|map)$/i.test(text),
};

/** Whether an encoded sign may follow a name. */
export function opensEncodedAddress(ahead: Lookahead): boolean {
  if (!ahead.mayInclude(percent) && !ahead.mayInclude(ampersand) && !ahead.mayInclude(backslash)) return false;
  let mayBeEncoded = false;
  for (let at = 1; at <= longestName; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit || unit >= goesOn.length) return true;
    if (unit === percent) mayBeEncoded = true;
    if (goesOn[unit] === 0) return mayBeEncoded || unit === ampersand || unit === backslash;
  }
  return true;
}
