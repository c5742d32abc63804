import { isDigit } from '../../reading/ascii.js';
import { certain, likely, possible, weak } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { lengthsOfNumbers, plansOfRegions } from '../telephones/plans-of-regions.js';
import {
  americanPrefixLookahead,
  internationalLookahead,
  nationalLookahead,
} from '../telephones/telephone-lookahead.js';
import { telephoneNouns } from '../telephones/telephone-nouns.js';
import { internationalLengths, internationalNumber } from '../telephones/telephone-numbers.js';
import { beginsExtension, WrittenNumber } from '../telephones/written-number.js';
import { isOfOtherThing } from './other-numbers.js';

/** Verbs; as context words they count only for grouped numbers. */
const verbs = [
  'rang|rung|phoned|called|calling|dialled|dialed|anrufen|rufen|anruf|erreichbar|erreichen|appeler|appelez|joindre',
  'kontaktieren sie|kontaktiere|bei fragen|rückfragen|melden sie sich|melde dich|contactez|contacter|contáctame|contactarme|contactar|contattarmi|contattare|contate|neem contact|kontakta|kontakt|skontaktuj|joignable|chiamami|chiamare|chiamate|telefonare|llame|llámame|llamar|llama|ligue|ligar|bel|bellen|ringa|ringe|soita',
  'erreichst|erreichen sie|ruf mich|me liga|liga|hívj|hívjatok|sună|sunați|κάλεσέ|κάλεσε|καλέστε|τηλεφώνησε|телефонуйте|подзвони|зателефонуй|обади се|обадете се|nazovi|pokliči|zavolaj|paskambink|zvani|helista|márcame|márquenos|appelle|arayabilirsiniz|ara beni',
  'zadzwoń|dzwonić|volejte|volat|volej|zavolejte|zavolat|ring mig|ring til mig|javi se|javite se|hívjon|sunați|arayın|hubungi|gọi|liên hệ|позвоните|звоните|звонить|дзвоніть',
  '致电|拨打|اتصل',
].flatMap((words) => words.split('|'));
const extension = '(?:,? ?(?:x|ext\\.?|extension|#) ?\\d{1,6})?';

/** Telephone numbers. */
export const telephone: readonly Detector[] = [
  {
    pattern: `(?:\\+|00)[1-9](?:[ .()/-]{0,3}\\d){6,14}${extension}`,
    score: certain,
    check: graded(likely, isInternational),
    precheck: reachOfInternational,
    lookahead: internationalLookahead,
    context: [...telephoneNouns, ...verbs],
  },
  {
    // As dialled in North America.
    pattern: `011[ .-]{0,3}[1-9](?:[ .()/-]{0,3}\\d){6,14}${extension}`,
    score: certain,
    check: graded(likely, isInternational),
    precheck: reachOfInternational,
    lookahead: americanPrefixLookahead,
    context: [...telephoneNouns, ...verbs],
  },
  {
    // In India, five digits follow the zero: 098765 43210.
    pattern: `\\(?0?\\d{1,5}\\)?(?:[ ./()-]{1,3}\\d{1,8}){1,6}${extension}`,
    score: likely,
    check: graded(likely, isNational),
    precheck: reachOfNational,
    lookahead: nationalLookahead,
    context: [...telephoneNouns, ...verbs],
  },
  {
    pattern: `\\d{7,13}${extension}`,
    score: weak,
    check: isBare,
    context: telephoneNouns,
    precheck: undefined,
    lookahead: undefined,
  },
].map(({ pattern, score, check, context, precheck, lookahead }) => ({
  category: 'PHONE_NUMBER',
  pattern,
  ignoreCase: true,
  score,
  contextScore: certain,
  context,
  contextAfter: true,
  check,
  ...(precheck && { precheck }),
  ...(lookahead && { lookahead }),
}));

/** Number of digits of national numbers. */
const leastDigits = 6;
const mostDigits = 13;

function isInternational(candidate: Candidate): boolean | number {
  const { text } = candidate;
  if (isInAccount(candidate)) return false;
  const { digits } = new WrittenNumber(text);
  const number = internationalNumber(digits.slice(prefixDigits(text)));
  return number !== undefined && (number.isValid || (number.isPossible && likely));
}

/** Number of digits before the calling code. */
function prefixDigits(text: string): number {
  if (text.startsWith('+')) return 0;
  return text.startsWith('011') ? 3 : 2;
}

/** The end of the last group of digits at which the number has a possible length for its country. */
function reachOfInternational({ text, isPlain }: Candidate): number | false {
  const written = new WrittenNumber(text);
  const prefix = prefixDigits(text);
  return written.endOfLast(internationalLengths(written.digits.slice(prefix)) << prefix, !isPlain);
}

function isNational(candidate: Candidate): boolean | number {
  const { text } = candidate;
  // A bracket that is not closed is around the number, which is found after it, unless it is another one: `SSN (536-90-4399)`.
  if (text.length < leastDigits || (text.startsWith('(') && !text.includes(')'))) return false;
  const written = new WrittenNumber(text);
  const { count, groups } = written;
  if (count < leastDigits || count > mostDigits || isOfMachine(candidate) || isOfOtherThing(candidate)) return false;
  if (written.hasJoints) {
    if (isNoNumber(written)) return false;
    // The format of a social security number, which no telephone number has.
    if (count === 9 && groups === 3 && /^\d{3}-\d\d-\d{4}$/.test(written.number)) return weak;
    // A Brazilian postcode; in Turkish the word is that of a mobile telephone.
    if (/^\d{5}-\d{3}$/.test(text) && /\bcep[:.]? *$/i.test(candidate.before(8))) return false;
  }
  // Two short groups are a house number and a postcode.
  if (groups === 2 && count < 7) return false;
  if (groups === 2 && written.firstGroup > 3 && !/^\(?0/.test(text)) return count >= 8 && candidate.hasContext && weak;
  if (
    (groups === 3 || groups === 4) &&
    !beginsTrunkNumber.test(text) &&
    (count === 10 || count === 11) &&
    isAmerican.test(written.number)
  )
    return likelyAmerican.test(text) && !isCounted(candidate) ? likely : possible;
  if (count >= 9 && count <= mostDigitsOfTrunk(text) && written.shortestGroup > 1 && beginsTrunkNumber.test(text))
    return isTrunkNumber(candidate, written) ? likely : possible;
  // The numbering plans cost more than all other tests, so they are queried last.
  if (candidate.minScore > possible || candidate.hasContext) return weak;
  return hasNumber(candidate, written) ? possible : weak;
}

/** Whether a number with full stops, slashes or hyphens is a date, or a dotted number such as an IP address. */
function isNoNumber({ number }: WrittenNumber): boolean {
  return (
    isDate(number) ||
    frequencies.test(number) ||
    (/\.\d+\.\d+\.\d+$/.test(number) && !beginsDotted.test(number)) ||
    /-\d\.\d$/.test(number)
  );
}

/** The bands of mobile networks: `GSM 900/1800`. */
const frequencies = /^(?:[6-9]00|850|1[4789]00|2[1356]00)(?:\/(?:[6-9]00|850|1[4789]00|2[1356]00))+$/;

/** The last characters before a number that tell what else it is a part of. */
const longestMark = 14;
/** Four numbers of an address of the network: `web-10-105-162-178`. */
const fourOctets = /^(?:10|1\d\d|2[0-5]\d)(?:-(?:\d{1,2}|1\d\d|2[0-5]\d)){3}$/;
/** Bytes in hexadecimal, or their address: `48 8b 05 70 35 8c`, `113a: 05 70 35`. */
const followsBytes =
  /(?:^|\s)(?:[\da-f]{2} (?:\d[a-f]|[a-f]\d)|(?:\d[a-f]|[a-f]\d) [\da-f]{2}|(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,}:)(?:\s[\da-f]{2})*\s$/i;
/** The part before it of a name with full stops: `10.1016/j.cell.2020.02.052`. */
const withinName = /[a-z]\.[a-z]{1,10}\.$/i;
/** The status of a mail. */
const mailStatus = /^[245]\d\d[ -][245]\.\d\.\d/;

/**
 * Whether it is a part of a time or after one (`16:15:25.265  1702  2555`), a part of a UUID, of a DOI or of the name of a host, a CVE, or what a mail server
 * answers (`550-5.1.1`).
 */
function isOfMachine(candidate: Candidate): boolean {
  const { text, behind } = candidate;
  const before = candidate.before(longestMark);
  if (/\d:\d\d:(?:\d\d\.\d{3} {1,2})?$|CVE-$/i.test(before) || /^:\d/.test(behind) || mailStatus.test(text))
    return true;
  if (/[\da-f]{4}-$/i.test(before) && /^-[\da-f]/i.test(behind)) return true;
  if (/^\d\d(?: \d\d)+$/.test(text) && followsBytes.test(before)) return true;
  if (withinName.test(before)) return true;
  // The number of a paper, also in its address, and numbers before a unit: `arXiv:2306.00526`, `10-50 20-word`.
  if (/^\d{4}\.\d{4,5}$/.test(text) && /(?:[a-z]\/|arxiv: ?)$/i.test(before)) return true;
  if (/^\d{1,3}-\d{1,3} \d{1,3}$/.test(text) && /^-[a-z]/.test(behind)) return true;
  return /[a-z]-$/i.test(before) && fourOctets.test(text);
}

/** American groups with uniform separators: (212) 555-0123. */
const isAmerican = /^(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. /])\d{3}[-. ]\d{4}$/;

/** The same with a valid area code and an optional extension. */
const likelyAmerican = new RegExp(
  `^(?:1[-. ])?(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d[-. /])\\d{3}[-. ]\\d{4}${extension}`,
  'i',
);
const beginsAmerican = /^(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. /])\d{3}[-. ]\d{4}/;
const beginsTrunkNumber = /^\(?0[1-9]/;
const mostTrunkDigits = 11;
/** The longest numbers with a trunk prefix: `0176/23456789`. */
const isGermanMobile = /^\(?01[5-7]/;

function mostDigitsOfTrunk(text: string): number {
  return isGermanMobile.test(text) ? mostTrunkDigits + 1 : mostTrunkDigits;
}

/** Whether a number with a leading zero is dialled like this in its country. */
function isTrunkNumber(candidate: Candidate, written: WrittenNumber): boolean {
  if (isInLongerRow(candidate)) return false;
  const { number } = written;
  if (isFrench.test(number) || (written.groups > 1 && !/[./]/.test(number))) return true;
  // The plans are queried only if their result can make a difference.
  return candidate.minScore <= likely && !candidate.hasContext && hasNumber(candidate, written);
}

function hasNumber({ regions }: Candidate, { digits }: WrittenNumber): boolean {
  return plansOfRegions(regions).haveNumber(digits);
}

/** The furthest end of a national number: beyond it there are too many digits, or the score is too low. */
function reachOfNational(candidate: Candidate): number | false {
  const { text, minScore } = candidate;
  if (candidate.mayHaveContext) return reachOfDigits(text, mostDigits);
  return minScore > possible ? reachOfLikely(text) : reachOfPossible(candidate);
}

/** The same if there are no context words: numbers of other formats have to be in a numbering plan. */
function reachOfPossible({ text, isPlain, regionsOfRequests }: Candidate): number | false {
  if (beginsTrunkNumber.test(text) || beginsAmerican.test(text)) return reachOfDigits(text, mostDigits);
  const written = new WrittenNumber(text);
  const digits = written.digits.slice(0, mostDigits);
  return written.endOfLast(lengthsOfNumbers(digits, regionsOfRequests), !isPlain);
}

/** The same if a score below {@link likely} does not count and there are no context words. */
function reachOfLikely(text: string): number | false {
  const american = likelyAmerican.exec(text)?.[0];
  if (american !== undefined) return american.length;
  return beginsTrunkNumber.test(text) && reachOfDigits(text, mostDigitsOfTrunk(text));
}

/** The end of the first `most` digits. */
function reachOfDigits(text: string, most: number): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isDigit(unit)) count += 1;
    else if (beginsExtension(unit)) break;
    if (count > most) return at;
  }
  return text.length;
}

/** Orders, parts and cases have numbers with the same groups. */
function isCounted(candidate: Candidate): boolean {
  return /\b(?:sku|order|part|item|invoice|ref|reference|model|serial|case|ticket|tracking|lot|batch|isbn|version|product|catalog(?:ue)?|article|receipt|transaction|confirmation|claim|policy)(?: ?(?:no\.?|number|nr\.?|id|code|#))?[ :#=]{0,3}$/i.test(
    candidate.before(32),
  );
}

/** Groups of an account number whose check digits are wrong: `CH93 0023 0230 1234 5678 9`. */
function isInAccount(candidate: Candidate): boolean {
  return candidate.text.startsWith('00') && /\b[A-Z]{2}\d\d(?: [A-Z\d]{4}){0,6} $/.test(candidate.before(40));
}

/** `06.12.34.56.78`: version numbers have no leading zero. */
const isFrench = /^0[1-9](?:\.\d\d){4}$/;

/** `012.34.56.78`: the parts of an IP address or of a version have no leading zero. */
const beginsDotted = /^0[1-9]\d?\.\d\d\d?\./;

/** The start of a longer row of numbers: `03 12 24 31 40 44`. */
function isInLongerRow({ text, behind }: Candidate): boolean {
  return /^ \d/.test(behind) && /^\d\d(?: \d\d)+$/.test(text);
}

/** In Indonesia: `0812345678901`. */
const isIndonesianMobile = /^08[1-9]/;

/** Digits without separators, which are telephone numbers only with context words. */
function isBare(candidate: Candidate): boolean {
  const { text } = candidate;
  if (!/^\d+$/.test(text)) return true;
  const most = isIndonesianMobile.test(text) ? mostDigits : mostDigitsOfTrunk(text);
  if (text.length > most || /0{5}$/.test(text)) return false;
  return !isOfOtherName(candidate.before(longestKey)) && !isOfOtherThing(candidate);
}

/** The name of a field, as in a log, with the word before it. */
const longestKey = 24;
/** `vis=40000608` in a line about the status bar of a telephone. */
const assignedName = /(?:^|[\s,;{(])([a-z][\w.-]*)=$/i;
const mayBeTelephone =
  /ph|tel|mob|cel|fax|call|num|n[or]$|contact|what|sms|from|to|send|recip|user|dial|line|gsm|msisdn/i;

function isOfOtherName(before: string): boolean {
  const [, name] = assignedName.exec(before) ?? [];
  return name !== undefined && !mayBeTelephone.test(name);
}

/** A date with the year first or last, or of three groups, and a span of years. */
function isDate(text: string): boolean {
  return (
    /^\(?(?:1[5-9]|20)\d\d-(?:1[5-9]|20)\d\d\)?$/.test(text) ||
    /(?:^|\D)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?:\D|$)/.test(text) ||
    /^\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d\d|(?:19|20)\d\d)$/.test(text)
  );
}
