import { certain, likely, possible, weak } from '../certainty.js';
import { passesBase58Check } from '../checksums/base58check.js';
import { passesBech32 } from '../checksums/bech32.js';
import { passesLuhn } from '../checksums/luhn.js';
import { isOneDigit } from '../checksums/weighted-sum.js';
import { type Detector, graded } from '../detector.js';
import type { LookaheadTest } from '../engine/text/lookahead.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { cardSeparator, startsCard } from './card-lookahead.js';
import { ibanCountries, ibanLookahead, ibanSeparator, isIban, reachOfIban } from './iban.js';
import { identifier } from './identifier.js';
import { walletLookahead } from './wallet-lookahead.js';

const cardContext = [
  'credit card|card|debit card|card number|card no|visa|mastercard|master card|amex|american express|cc|pan',
  'maestro|discover|diners|jcb|unionpay|rupay|kreditkarte|kartennummer|karte|carte|carte bancaire|tarjeta|carta',
  'carta di credito|numero carta|cartão|cartao|creditcard|kaart|kaartnummer|kort|kortnummer|kortti|karta|karty',
  'kártya|kart|kredi kartı|card de credit|κάρτα|карта|карты|карте|картка|картки|卡号|信用卡|银行卡|卡號|カード',
  '카드|บัตรเครดิต|بطاقة|כרטיס|कार्ड|thẻ|kartu kredit',
].flatMap((words) => words.split('|'));

const cardLookahead: LookaheadTest = {
  firstCharacters: '0123456789',
  startsWithRow: true,
  passes: (ahead) => startsCard(ahead, isLikelyCard),
};
/** Cards, accounts and wallets. */
export const finance: readonly Detector[] = [
  ...identifier('CREDIT_CARD', cardContext, [
    { pattern: '\\d{12,19}', alone: certain, check: graded(possible, isCard) },
    {
      pattern: `\\d{4}(?:${cardSeparator}\\d{4}){3}(?:${cardSeparator}\\d{1,3})?`,
      alone: certain,
      check: graded(possible, isCard),
    },
    {
      pattern: `\\d{4}${cardSeparator}\\d{6}${cardSeparator}\\d{4,5}`,
      alone: certain,
      check: graded(possible, isCard),
    },
  ]).map((detector) => ({ ...detector, lookahead: cardLookahead })),
  ...identifier(
    'CREDIT_CARD_CVV',
    ['cvv', 'cvc', 'cvv2', 'cvc2', 'cid', 'security code', 'card verification'],
    [{ pattern: '\\d{3,4}', alone: weak }],
  ),
  {
    category: 'CREDIT_CARD_EXPIRY',
    pattern: '(?:0[1-9]|1[0-2]) ?/ ?(?:\\d{2}|20\\d{2})',
    score: weak,
    contextScore: certain,
    context: ['expiry', 'expires', 'exp', 'expiration', 'valid thru', 'valid until', 'expiry date', 'exp date'],
    check: (candidate) => !expiresOtherwise.test(candidate.before(48)),
  },
  ...identifier(
    'PIN',
    ['pin', 'pin code', 'pin number', 'atm pin', 'personal identification number'],
    [{ pattern: '\\d{4,6}', alone: weak }],
    isNoPinOfChip,
  ),
  {
    category: 'IBAN_CODE',
    pattern: `[A-Z]{2}\\d{2}(?:${ibanSeparator}?[A-Z\\d]{4}){2,7}(?:${ibanSeparator}?[A-Z\\d]{1,3})?`,
    ignoreCase: true,
    score: certain,
    check: isIban,
    precheck: reachOfIban,
    lookahead: ibanLookahead,
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
    lookahead: walletLookahead,
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
  // Dankort, Elo, Verve, Troy
  [/^(?:5019|50(?:4175|6[01]|6699|67|9\d)|636297|9792)/, /^1[689]$/],
  [/^(?:6011|64[4-9]|65)/, /^1[6-9]$/],
  [/^35/, /^1[6-9]$/],
  [/^(?:62|81)/, /^1[6-9]$/],
  [/^(?:5018|5020|5038|5[0678]|6304|6759|676[1-3]|6)/, /^1[2-9]$/],
  [/^220[0-4]/, /^1[6-9]$/],
  [/^(?:1800|2131)/, /^15$/],
  [/^1/, /^15$/],
  [/^(?:60|65|81|82|508)/, /^16$/],
];

/** The ranges in which a number is a card whatever its format; the last two are former ones of JCB. */
const usual = /^(?:4|5[1-5]|2[2-7]|3[47]|3[0689]|6011|64[4-9]|65|35|62|81[0-7]|1800|2131)/;
/** The ranges in which cards may also have twelve digits. */
const maestro = /^(?:5018|5020|5038|6304|6759|676[1-3])/;
/** RuPay, Elo, Hipercard, Verve, Troy, Dankort, Maestro, and Bankcard, Solo and InstaPayment, which test data still have. */
const national =
  /^(?:60[67]\d|6080|508[5-9]|5019|5018|5020|5038|6304|6759|676[1-37]|636[23]|5610|56022[1-5]|633[34]|63[789]\d|50(?:4175|6[01]|6699|67|9\d)|9792)/;

/** Pins of a chip, in drawings and assembler: `Pin_Header_2x02" H 4250`, `pins long %0000`. */
function isNoPinOfChip(candidate: Candidate): boolean {
  return !/(?:pins|pin_(?!code|num|no))[^\n]{0,48}$|[%$#&]$|(?:^|[^a-z])pins?\n/i.test(candidate.before(64));
}

function isCard(candidate: Candidate): boolean | number {
  const { text, compact } = candidate;
  if (!passesLuhn(compact) || isOneDigit(compact)) return false;
  const line = text.search(lineBreak);
  if (!hasOneSeparator(line < 0 ? text : text.replace(lineBreak, separatorOf(text)))) return false;
  // A number after `_-` is a part of a name: `blk_-8140723044408248078`.
  if (candidate.before(2).endsWith('_-') && !candidate.hasContext) return false;
  if (isInRowOfGroups(candidate) && !candidate.hasContext) return possible;
  // With context words the issuer is not checked. Without them, four-digit numbers on two lines are two rows of a table.
  return candidate.hasContext || (line < 0 && scoreOfCard(compact, /\D/.test(text)));
}

/** Whether two groups of four stand before a number, which do not end a card: `2279 3457 4897 9984 6466 5880 8729 4136`. */
function isInRowOfGroups(candidate: Candidate): boolean {
  const before = candidate.before(21);
  return followsGroups.test(before) && /\D/.test(candidate.text) && !passesLuhn(before.replaceAll(/\D/g, ''));
}

const followsGroups = /(?:^|\D)\d{4}[ -]\d{4}[ -]$/;

/** Where a line of a letter or of a quoted mail ends within a number. */
const lineBreak = /\r?\n[ >]{0,3}/;

/** What separates the groups that are on the same line. */
function separatorOf(text: string): string {
  return /[^\d\r\n> ]|(?<=\d) +(?=\d)/.exec(text)?.[0] ?? '';
}

function hasOneSeparator(text: string): boolean {
  const [first, ...others] = text.match(/\D+/g) ?? [];
  return others.every((separator) => separator === first);
}

function isLikelyCard(digits: string, isInGroups: boolean): boolean {
  // Cheaper tests first, because a row of digits has many numbers with a right check digit.
  const mayBe = digits.length === 12 ? maestro.test(digits) : digits.length === 16 || usual.test(digits);
  return mayBe && scoreOfCard(digits, isInGroups) === true;
}

/** The score of a number whose check digit is right, without context words; true for that of the detector. */
function scoreOfCard(digits: string, isInGroups: boolean): boolean | number {
  const length = String(digits.length);
  if (!issuers.some(([range, lengths]) => range.test(digits) && lengths.test(length))) return false;
  if (digits.length < 14) return (digits.length === 12 && maestro.test(digits)) || possible;
  // Many other numbers have these lengths.
  if (usual.test(digits)) return true;
  // National brands and debit cards: grouped like cards, or in a range of their own.
  return digits.length === 16 && (isInGroups || national.test(digits)) ? true : possible;
}

/** Countries with IBANs, and those with BICs only. */
const countries = new Set([
  ...ibanCountries,
  ...'US CA AU NZ JP CN HK SG IN KR TW TH MY ID PH VN ZA NG KE GH MX AR CL CO PE UY MA'.split(' '),
]);

/** What else has a month in which it expires. */
const expiresOtherwise =
  /\b(?:passports?|licen[cs]es?|permits?|certificates?|contracts?|warrant(?:y|ies)|guarantees?|lots?|batch(?:es)?|subscriptions?|domains?|vouchers?|coupons?|offers?|leases?|tablets?|vaccines?|medications?|policies|policy)\b(?!.*\bcard\b)/is;
