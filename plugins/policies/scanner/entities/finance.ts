import { certain, likely, possible, weak } from '../certainty.js';
import { passesBase58Check } from '../checksums/base58check.js';
import { passesBech32 } from '../checksums/bech32.js';
import { modulo97 } from '../checksums/iso-7064.js';
import { passesLuhn } from '../checksums/luhn.js';
import { isOneDigit } from '../checksums/weighted-sum.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';
import { identifier } from './identifier.js';

const cardContext = [
  'credit card',
  'card',
  'debit card',
  'card number',
  'visa',
  'mastercard',
  'amex',
  'cc',
  'pan',
  'carte',
  'tarjeta',
  'karte',
];

/** Cards, accounts and wallets. */
export const finance: readonly Detector[] = [
  ...identifier('CREDIT_CARD', cardContext, [
    { pattern: '\\d{12,19}', alone: certain, check: isCard },
    { pattern: '\\d{4}(?:[ -]\\d{4}){3}(?:[ -]\\d{1,3})?', alone: certain, check: isCard },
    { pattern: '\\d{4}[ -]\\d{6}[ -]\\d{4,5}', alone: certain, check: isCard },
  ]),
  ...identifier(
    'CREDIT_CARD_CVV',
    ['cvv', 'cvc', 'cvv2', 'cvc2', 'cid', 'security code', 'card verification'],
    [{ pattern: '\\d{3,4}', alone: weak }],
  ),
  ...identifier(
    'CREDIT_CARD_EXPIRY',
    ['expiry', 'expires', 'exp', 'expiration', 'valid thru', 'valid until', 'expiry date', 'exp date'],
    [{ pattern: '(?:0[1-9]|1[0-2]) ?/ ?(?:\\d{2}|20\\d{2})', alone: weak }],
  ),
  ...identifier(
    'PIN',
    ['pin', 'pin code', 'pin number', 'atm pin', 'personal identification number'],
    [{ pattern: '\\d{4,6}', alone: weak }],
  ),
  {
    category: 'IBAN_CODE',
    pattern: '[A-Z]{2}\\d{2}(?:[ -]?[A-Z\\d]{4}){2,7}(?:[ -]?[A-Z\\d]{1,3})?',
    ignoreCase: true,
    score: certain,
    check: isIban,
  },
  ...identifier(
    'SWIFT_CODE',
    ['swift', 'bic', 'swift code', 'bic code', 'swift bic'],
    [
      {
        pattern: '[A-Z]{4}[A-Z]{2}[A-Z2-9][A-NP-Z\\d](?:[A-Z\\d]{3})?',
        alone: weak,
        check: ({ compact }) => countries.has(compact.slice(4, 6)),
      },
    ],
  ),
  {
    category: 'CRYPTO',
    pattern: '[13][1-9A-HJ-NP-Za-km-z]{25,34}',
    score: certain,
    check: ({ text }) => passesBase58Check(text),
  },
  {
    category: 'CRYPTO',
    pattern: '(?:bc|tb|ltc)1[ac-hj-np-z02-9]{11,87}|(?:BC|TB|LTC)1[AC-HJ-NP-Z02-9]{11,87}',
    score: certain,
    check: ({ text }) => passesBech32(text),
  },
  ...identifier(
    'CRYPTO',
    ['ethereum', 'eth', 'wallet', 'address', 'erc20', 'crypto'],
    [{ pattern: '0x[\\da-fA-F]{40}', alone: likely }],
  ),
];

/** Issuers' ranges of ISO/IEC 7812 and their lengths. */
const issuers: readonly (readonly [range: RegExp, lengths: RegExp])[] = [
  [/^4/, /^(?:13|16|19)$/],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, /^16$/],
  [/^3[47]/, /^15$/],
  [/^(?:30[0-59]|3[689])/, /^1[4-9]$/],
  [/^(?:6011|64[4-9]|65)/, /^1[6-9]$/],
  [/^35(?:2[89]|[3-8])/, /^1[6-9]$/],
  [/^(?:62|81)/, /^1[6-9]$/],
  [/^(?:5018|5020|5038|5[0678]|6304|6759|676[1-3]|6)/, /^1[2-9]$/],
  [/^220[0-4]/, /^1[6-9]$/],
  [/^(?:1800|2131)/, /^15$/],
  [/^1/, /^15$/],
  [/^(?:60|65|81|82|508)/, /^16$/],
];

function isCard({ text, compact, hasContext }: Candidate): boolean | number {
  if (!passesLuhn(compact) || isOneDigit(compact)) return false;
  if (/ /.test(text) && /-/.test(text)) return false;
  // Whoever says that it is a card need not be asked who issued it.
  if (hasContext) return true;
  const length = String(compact.length);
  if (!issuers.some(([range, lengths]) => range.test(compact) && lengths.test(length))) return false;
  // Some lengths are those of many other numbers.
  const isCommon = /^(?:4|5[1-5]|2[2-7]|3[47]|3[0689]|6011|65|35)/.test(compact) && compact.length >= 14;
  return isCommon || possible;
}

const lengthsOfIban: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AD: 24,
    AE: 23,
    AL: 28,
    AT: 20,
    AZ: 28,
    BA: 20,
    BE: 16,
    BG: 22,
    BH: 22,
    BI: 27,
    BR: 29,
    BY: 28,
    CH: 21,
    CR: 22,
    CY: 28,
    CZ: 24,
    DE: 22,
    DJ: 27,
    DK: 18,
    DO: 28,
    EE: 20,
    EG: 29,
    ES: 24,
    FI: 18,
    FK: 18,
    FO: 18,
    FR: 27,
    GB: 22,
    GE: 22,
    GI: 23,
    GL: 18,
    GR: 27,
    GT: 28,
    HN: 28,
    HR: 21,
    HU: 28,
    IE: 22,
    IL: 23,
    IQ: 23,
    IS: 26,
    IT: 27,
    JO: 30,
    KW: 30,
    KZ: 20,
    LB: 28,
    LC: 32,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    LY: 25,
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MN: 20,
    MR: 27,
    MT: 31,
    MU: 30,
    NI: 28,
    NL: 18,
    NO: 15,
    OM: 23,
    PK: 24,
    PL: 28,
    PS: 29,
    PT: 25,
    QA: 29,
    RO: 24,
    RS: 22,
    RU: 33,
    SA: 24,
    SC: 31,
    SD: 18,
    SE: 24,
    SI: 19,
    SK: 24,
    SM: 27,
    SO: 23,
    ST: 25,
    SV: 28,
    TL: 23,
    TN: 24,
    TR: 26,
    UA: 29,
    VA: 22,
    VG: 24,
    XK: 20,
    YE: 30,
  }),
);

/** SWIFT's IBAN registry: each country has its length. The check is the remainder one with the first four characters at the end. */
function isIban({ compact }: Candidate): boolean {
  if (lengthsOfIban.get(compact.slice(0, 2)) !== compact.length) return false;
  return modulo97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Countries with banks, besides those that have IBANs. */
const countries = new Set([
  ...lengthsOfIban.keys(),
  ...[
    'US',
    'CA',
    'AU',
    'NZ',
    'JP',
    'CN',
    'HK',
    'SG',
    'IN',
    'KR',
    'TW',
    'TH',
    'MY',
    'ID',
    'PH',
    'VN',
    'ZA',
    'NG',
    'KE',
    'GH',
    'MX',
    'AR',
    'CL',
    'CO',
    'PE',
    'UY',
    'MA',
  ],
]);
