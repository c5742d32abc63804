import { isIn } from '../automaton/character-set.js';
import { lengthsOf } from '../automaton/match-lengths.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { charactersOf } from '../automaton/ways-through.js';
import { extendModulo97, modulo97 } from '../checksums/iso-7064.js';
import { isDigit, isLetter } from '../../reading/ascii.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** Between two groups of an account. */
export const ibanSeparator = '(?: {1,2}|[.-]|\\r?\\n[ >]{0,3})';
const separatorTree = parsePattern(ibanSeparator);
const separators = charactersOf(separatorTree);
const mostJoints = lengthsOf(separatorTree).most;

/** SWIFT's IBAN registry. */
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

export const ibanCountries: readonly string[] = [...lengthsOfIban.keys()];

/** The end of an IBAN of its country's length; false if the text does not have that length up to a word boundary. */
export function reachOfIban({ text, isPlain }: Candidate): number | false {
  const length = lengthsOfIban.get(text.slice(0, 2).toUpperCase());
  if (length === undefined) return false;
  let [count, at] = [0, 0];
  for (; at < text.length && count < length; at += 1) if (isCounted(text.charCodeAt(at))) count += 1;
  const isAtEnd = count === length && !(at < text.length && isCounted(text.charCodeAt(at)));
  return !isAtEnd && isPlain && isAscii.test(text) ? false : at;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Passes where an IBAN starts: in a row of letters and digits one may end at each invisible character. */
export const ibanLookahead: LookaheadTest = { firstCharacters: letters + letters.toLowerCase(), passes: startsIban };

/** Number of characters that the checksum moves to the end: the country and the check digits. */
const moved = 4;

function startsIban(ahead: Lookahead): boolean {
  for (let at = 0; at < moved; at += 1) {
    const unit = ahead.at(at);
    // The automaton would stop here as well.
    if (unit === unknownUnit || (at < 2 ? !isLetter(unit) : !isDigit(unit))) return true;
  }
  const length = lengthsOfIban.get(String.fromCharCode(ahead.at(0) & capital, ahead.at(1) & capital));
  if (length === undefined) return false;
  let remainder = 0;
  let at = moved;
  let joints = 0;
  for (let count = moved; count < length; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit) return true;
    const isHere = isLetter(unit) || isDigit(unit);
    // Upper case may turn a character outside ASCII into ASCII.
    if (!isHere && (joints === mostJoints || !isJoint(unit))) return unit >= 0x80;
    if (isHere) {
      count += 1;
      remainder = extendModulo97(remainder, unit);
    }
    joints = isHere ? 0 : joints + 1;
  }
  if (!ahead.mayEndAt(at)) return false;
  for (let index = 0; index < moved; index += 1) remainder = extendModulo97(remainder, ahead.at(index));
  return remainder === 1;
}

const capital = 0xdf;
function isJoint(unit: number): boolean {
  return isIn(separators, unit);
}

/** Tests for ASCII, because the upper case of some other letters is ASCII. */
const isAscii = /^[\n\r -~]*$/;

/** Whether a unit belongs to the IBAN rather than separating its groups. */
function isCounted(unit: number): boolean {
  return unit < 0x80 && !isJoint(unit);
}

/** SWIFT's IBAN registry: the length depends on the country. With the first four characters moved to the end, the remainder is 1. */
export function isIban(candidate: Candidate): boolean {
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
