import { isDigit } from '../../reading/ascii.js';
import { likely, possible, weak } from '../certainty.js';
import { type Lookahead, type LookaheadTest, unknownUnit, type Wanted } from '../engine/text/lookahead.js';
import { lengthsOfNumbers } from './plans-of-regions.js';
import { internationalLengths } from './telephone-numbers.js';
import { validInternationalLengths } from './valid-lengths.js';

const [zero, one, two, five, seven, nine] = [0x30, 0x31, 0x32, 0x35, 0x37, 0x39];
const [plus, hyphen, fullStop, slash, space] = [0x2b, 0x2d, 0x2e, 0x2f, 0x20];
const [openBracket, closedBracket] = [0x28, 0x29];
/** Maximum number of characters between two digits. */
const maxBetween = 3;
/** Number of digits after `+` or `00`. */
const [minInternational, maxInternational] = [7, 15];
/** Number of digits with a trunk prefix of zero. */
const [minTrunk, maxTrunk] = [9, 11];
/** Number of digits of a national number of another format. */
const [minNational, maxNational] = [6, 13];
/** Number of digits in the first group of any national number, without a leading zero. */
const maxFirstGroup = 5;
/** Number of digits of the longest area code in front of a single group. */
const maxAreaCode = 3;
/** Maximum number of characters between two groups of a national number, including brackets. */
const maxBetweenGroups = 4;

/** Passes where `+` or `00` and a possible number of digits follow. */
export const internationalLookahead: LookaheadTest = { firstCharacters: '+0123456789', passes: startsInternational };

const americanPrefix = [zero, one, one];

/** The same as dialled in North America: `011`, and up to three spaces, full stops or hyphens. */
export const americanPrefixLookahead: LookaheadTest = {
  firstCharacters: '0123456789',
  passes: startsAmericanInternational,
};

/** Passes where an American number may start, or one with a trunk prefix. Others hardly count without context words, most not even at `high`. */
export const nationalLookahead: LookaheadTest = { firstCharacters: '(0123456789', passes: startsNational };

function startsInternational(lookahead: Lookahead, { minScore }: Wanted): boolean | number {
  const first = lookahead.at(0);
  if (first === unknownUnit) return true;
  if (first === plus) return startsNumber(lookahead, 1, minScore);
  if (first !== zero) return false;
  const second = lookahead.at(1);
  if (second === unknownUnit) return true;
  // Where a national number is read anyway, rejecting saves nothing.
  if (minScore <= likely && startsLikelyNational(lookahead)) return true;
  return second === zero && startsNumber(lookahead, 2, minScore);
}

function startsAmericanInternational(lookahead: Lookahead, { minScore }: Wanted): boolean | number {
  for (const [offset, digit] of americanPrefix.entries()) {
    const unit = lookahead.at(offset);
    if (unit === unknownUnit) return true;
    if (unit !== digit) return false;
  }
  let from = americanPrefix.length;
  const furthest = from + maxBetween;
  while (from < furthest && isAfterPrefix(lookahead.at(from))) from += 1;
  return startsNumber(lookahead, from, minScore);
}

/** Whether a number of digits that is possible for their country follows an offset; {@link likely} if none of these numbers is valid. */
function startsNumber(lookahead: Lookahead, from: number, minScore: number): boolean | number {
  if (lookahead.at(from) === zero) return false;
  const row = digitsAt(lookahead, from, maxInternational, maxBetween);
  if (!row) return true;
  const lengths = (row.ends & internationalLengths(row.digits)) >>> minInternational;
  if (lengths === 0 || minScore <= likely) return lengths !== 0;
  return (lengths & (validInternationalLengths(row.digits) >>> minInternational)) !== 0 || likely;
}

function startsNational(lookahead: Lookahead, { minScore, regionsOfRequests }: Wanted): boolean | number {
  if (isFirstGroupTooLong(lookahead)) return false;
  if (startsLikelyNational(lookahead)) return true;
  if (minScore > possible) return possible;
  const isPossible = startsAmerican(lookahead, zero) || startsNumberOf(lookahead, regionsOfRequests);
  return isPossible ? possible : weak;
}

function isFirstGroupTooLong(lookahead: Lookahead): boolean {
  const from = lookahead.at(0) === openBracket ? 1 : 0;
  const most = lookahead.at(from) === zero ? maxFirstGroup + 1 : maxFirstGroup;
  for (let at = from, count = 0; isDigit(lookahead.at(at)); at += 1) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Whether a number of a requested region may start here, in groups. */
function startsNumberOf(lookahead: Lookahead, regionsOfRequests: readonly (readonly string[])[]): boolean {
  const row = digitsAt(lookahead, lookahead.at(0) === openBracket ? 1 : 0, maxNational, maxBetweenGroups);
  if (!row) return true;
  const ends = (row.ends & ~rejectedIn(row) & -(2 << row.firstGroup)) >>> minNational;
  return ends !== 0 && (ends & (lengthsOfNumbers(row.digits, regionsOfRequests) >>> minNational)) !== 0;
}

/**
 * A bit for each count of digits that is not a number without context words, unless it begins with a zero: dotted numbers such as IP addresses, and two
 * groups of which the first is longer than an area code.
 */
function rejectedIn({ digits, dotted, firstGroup, firstTwo }: DigitRow): number {
  if (digits.startsWith('0')) return 0;
  return firstGroup > maxAreaCode ? dotted | ((2 << firstTwo) - 1) : dotted;
}

/** Groups of digits. */
interface DigitRow {
  readonly digits: string;
  /** A bit for each count of digits after which a match may end. */
  readonly ends: number;
  /** The same for ends after three groups with a full stop before each. */
  readonly dotted: number;
  /** Number of digits before the first other character, and in the first two groups. */
  readonly firstGroup: number;
  readonly firstTwo: number;
}

/**
 * The digits from an offset on.
 *
 * @param most number of digits to read
 * @param between maximum number of characters between two of them
 * @returns undefined if more text may follow
 */
function digitsAt(lookahead: Lookahead, from: number, most: number, between: number): DigitRow | undefined {
  let [count, ends, gap, firstGroup, firstTwo] = [0, 0, 0, 0, 0];
  let [dotted, dots] = [0, 0];
  for (let at = from; ; at += 1) {
    const unit = lookahead.at(at);
    if (unit === unknownUnit) return undefined;
    const isNext = isDigit(unit);
    if (gap === 0 && (!isNext || lookahead.isSplit(at))) ends |= 1 << count;
    if (gap === 0 && dots >= mostDots) dotted |= 1 << count;
    if (isNext) {
      if (count === most) break;
      buffer[count] = unit;
      count += 1;
      gap = 0;
      continue;
    }
    if (firstGroup === 0) firstGroup = count;
    else if (firstTwo === 0 && count > firstGroup) firstTwo = count;
    gap += 1;
    dots = gap === 1 && unit === fullStop ? dots + 1 : 0;
    if (count === 0 || gap > between || !isBetween(unit)) break;
  }
  const digits = buffer.toString('latin1', 0, count);
  return { digits, ends, dotted, firstGroup: firstGroup || count, firstTwo: firstTwo || count };
}

/** Number of full stops between the last groups of a dotted number. */
const mostDots = 3;

const buffer = Buffer.alloc(maxInternational);

function startsLikelyNational(lookahead: Lookahead): boolean {
  const first = lookahead.at(0);
  const second = lookahead.at(1);
  if (first === unknownUnit || second === unknownUnit || !mayContinue(lookahead)) return true;
  if (first === zero) return startsTrunk(lookahead, 0);
  return first === openBracket && second === zero ? startsTrunk(lookahead, 1) : startsAmerican(lookahead, two);
}

/** Whether the units at two offsets may be part of a number; most rows of digits end before. */
function mayContinue(lookahead: Lookahead): boolean {
  for (const offset of glances) {
    const unit = lookahead.at(offset);
    if (unit !== unknownUnit && !isDigit(unit) && !isBetween(unit)) return false;
  }
  return true;
}

const glances = [4, 8];
/** From a zero on: nine to eleven digits, of German mobile numbers twelve (`0176/23456789`), in groups of two or more. */
function startsTrunk(lookahead: Lookahead, from: number): boolean {
  let [count, row, between] = [0, 0, 0];
  const most = isGermanMobile(lookahead, from) ? maxTrunk + 1 : maxTrunk;
  for (let at = from; count <= most; at += 1) {
    const unit = lookahead.at(at);
    if (unit === unknownUnit || (count >= minTrunk && row > 1 && lookahead.isSplit(at))) return true;
    if (isDigit(unit)) {
      if (count === 1 && unit === zero) return false;
      count += 1;
      row += 1;
      between = 0;
      continue;
    }
    if (row === 1) return false;
    if (count >= minTrunk) return true;
    row = 0;
    between += 1;
    if (between > maxBetweenGroups || !isBetween(unit)) return false;
  }
  return false;
}

function isGermanMobile(lookahead: Lookahead, from: number): boolean {
  const [first, second] = [lookahead.at(from + 1), lookahead.at(from + 2)];
  return first === one && second >= five && second <= seven;
}

/**
 * `(212) 555-0123`, `212 555-0123`, `1-212-555-0123`.
 *
 * @param least the least first digit of the area code
 */
function startsAmerican(lookahead: Lookahead, least: number): boolean {
  const [first, second] = [lookahead.at(0), lookahead.at(1)];
  const isAfterCode = first === one && (second === hyphen || second === fullStop || second === space);
  const from = isAfterCode ? 2 : 0;
  const isInBrackets = lookahead.at(from) === openBracket;
  const area = isInBrackets ? from + 1 : from;
  const leading = lookahead.at(area);
  if (leading !== unknownUnit && (leading < least || leading > nine)) return false;
  if (!areDigits(lookahead, area + 1, 2)) return false;
  let next = area + 3;
  const following = lookahead.at(next);
  if (following === unknownUnit) return true;
  if (
    isInBrackets
      ? following !== closedBracket
      : !isBetween(following) || following === openBracket || following === closedBracket
  )
    return false;
  next += 1;
  if (isInBrackets && lookahead.at(next) === space) next += 1;
  if (!areDigits(lookahead, next, 3)) return false;
  const joint = lookahead.at(next + 3);
  if (joint !== unknownUnit && joint !== hyphen && joint !== fullStop && joint !== space) return false;
  return areDigits(lookahead, next + 4, 4);
}

/** Whether the units at an offset are digits or unknown. */
function areDigits(lookahead: Lookahead, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) {
    const unit = lookahead.at(at);
    if (unit === unknownUnit) return true;
    if (!isDigit(unit)) return false;
  }
  return true;
}

function isAfterPrefix(unit: number): boolean {
  return unit === space || unit === hyphen || unit === fullStop;
}

function isBetween(unit: number): boolean {
  return unit === space || (unit >= hyphen && unit <= slash) || unit === openBracket || unit === closedBracket;
}
