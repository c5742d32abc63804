import { certain, likely, possible, weak } from '../certainty.js';
import { passesBase58Check } from '../checksums/base58check.js';
import { passesBech32 } from '../checksums/bech32.js';
import { modulo97 } from '../checksums/iso-7064.js';
import { passesLuhn } from '../checksums/luhn.js';
import { isOneDigit } from '../checksums/weighted-sum.js';
import { type Detector, graded } from '../detector.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { startsCard } from './card-lookahead.js';
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
  passes: (ahead) => startsCard(ahead, isLikelyCard),
};
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Cards, accounts and wallets. */
export const finance: readonly Detector[] = [
  ...identifier('CREDIT_CARD', cardContext, [
    { pattern: '\\d{12,19}', alone: certain, check: graded(possible, isCard) },
    { pattern: '\\d{4}(?:[ -]\\d{4}){3}(?:[ -]\\d{1,3})?', alone: certain, check: graded(possible, isCard) },
    { pattern: '\\d{4}[ -]\\d{6}[ -]\\d{4,5}', alone: certain, check: graded(possible, isCard) },
  ]).map((detector) => ({ ...detector, lookahead: cardLookahead })),
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
    precheck: reachOfIban,
    lookahead: { firstCharacters: letters + letters.toLowerCase(), passes: opensIban },
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

/** The ranges in which cards may also have twelve digits. */
const maestro = /^(?:5018|5020|5038|6304|6759|676[1-3])/;
/** RuPay, Elo, Hipercard, Verve, Troy, Dankort, Maestro, and Bankcard, Solo and InstaPayment, which test data still have. */
const national =
  /^(?:60[67]\d|6080|508[5-9]|5019|5018|5020|5038|6304|6759|676[1-37]|636[23]|5610|56022[1-5]|633[34]|63[789]\d|50(?:4175|6[01]|6699|67|9\d)|9792)/;

function isCard(candidate: Candidate): boolean | number {
  const { text, compact } = candidate;
  if (!passesLuhn(compact) || isOneDigit(compact)) return false;
  if (/ /.test(text) && /-/.test(text)) return false;
  // With context words the issuer is not checked.
  return candidate.hasContext || scoreOfCard(compact, /[ -]/.test(text));
}

function isLikelyCard(digits: string, isInGroups: boolean): boolean {
  const isShort = digits.length < 14 && (digits.length > 12 || !maestro.test(digits));
  return !isShort && scoreOfCard(digits, isInGroups) === true;
}

/** The score of a number whose check digit is right, without context words; true for that of the detector. */
function scoreOfCard(digits: string, isInGroups: boolean): boolean | number {
  const length = String(digits.length);
  if (!issuers.some(([range, lengths]) => range.test(digits) && lengths.test(length))) return false;
  if (digits.length < 14) return (digits.length === 12 && maestro.test(digits)) || possible;
  // Many other numbers have these lengths.
  if (/^(?:4|5[1-5]|2[2-7]|3[47]|3[0689]|6011|64[4-9]|65|35|62|81[0-7])/.test(digits)) return true;
  // Former JCB ranges.
  if (/^(?:1800|2131)/.test(digits)) return true;
  // National brands and debit cards: grouped like cards, or in a range of their own.
  return digits.length === 16 && (isInGroups || national.test(digits)) ? true : possible;
}

const countriesByIbanLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'AO CV GW LY MZ PT ST',
  26: 'DZ IR IS TR',
  27: 'BI CF CG DJ FR GA GQ GR IT KM MC MG MR SM TD',
  28: 'AL AZ BF BJ BY CI CY DO GT HN HU LB MA ML NE NI PL SN SV TG',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};
const lengthsOfIban: ReadonlyMap<string, number> = new Map(
  Object.entries(countriesByIbanLength).flatMap(([length, countries]) =>
    countries.split(' ').map((country): [string, number] => [country, Number(length)]),
  ),
);

/** The end of an IBAN of its country's length; false if the text does not have that length up to a word boundary. */
function reachOfIban({ text, isPlain }: Candidate): number | false {
  const length = lengthsOfIban.get(text.slice(0, 2).toUpperCase());
  if (length === undefined) return false;
  let [count, at] = [0, 0];
  for (; at < text.length && count < length; at += 1) if (isCounted(text.charCodeAt(at))) count += 1;
  const isAtEnd = count === length && !(at < text.length && isCounted(text.charCodeAt(at)));
  return !isAtEnd && isPlain && isAscii.test(text) ? false : at;
}

/** The same as a lookahead test, because each group in a row may be the start of an IBAN. */
function opensIban(ahead: Lookahead): boolean {
  for (let at = 0; at < 4; at += 1) {
    const unit = ahead.at(at);
    // The automaton would stop here as well.
    if (unit === unknownUnit || (at < 2 ? !isLetter(unit) : !isDigit(unit))) return true;
  }
  const length = lengthsOfIban.get(String.fromCharCode(ahead.at(0) & capital, ahead.at(1) & capital));
  if (length === undefined) return false;
  let [count, at] = [0, 0];
  for (let wasJoint = false; count < length; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    const isHere = isLetter(unit) || isDigit(unit);
    // Upper case may turn a character outside ASCII into ASCII.
    if (!isHere && (wasJoint || !(unit === 0x20 || unit === 0x2d))) return unit >= 0x80;
    if (isHere) count += 1;
    wasJoint = !isHere;
  }
  const behind = ahead.at(at);
  return behind === unknownUnit || ahead.isSplit(at) || behind >= 0x80 || !(isLetter(behind) || isDigit(behind));
}

const capital = 0xdf;

function isLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Tests for ASCII, because the upper case of some other letters is ASCII. */
const isAscii = /^[ -~]*$/;

/** Whether a unit belongs to the IBAN rather than separating its groups. */
function isCounted(unit: number): boolean {
  return unit < 0x80 && unit !== 0x20 && unit !== 0x2d;
}

/** SWIFT's IBAN registry: the length depends on the country. With the first four characters moved to the end, the remainder is 1. */
function isIban(candidate: Candidate): boolean {
  const length = lengthsOfIban.get(candidate.text.slice(0, 2).toUpperCase()) ?? 0;
  const { text } = candidate;
  if (text.length < length || (isAscii.test(text) && !hasLength(text, length))) return false;
  const { compact } = candidate;
  if (lengthsOfIban.get(compact.slice(0, 2)) !== compact.length) return false;
  return modulo97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

function hasLength(text: string, length: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (isCounted(text.charCodeAt(at))) count += 1;
  return count === length;
}

/** Countries with BICs but without IBANs. */
const countries = new Set([
  ...lengthsOfIban.keys(),
  ...'US CA AU NZ JP CN HK SG IN KR TW TH MY ID PH VN ZA NG KE GH MX AR CL CO PE UY MA'.split(' '),
]);
