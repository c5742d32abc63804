import type { Candidate } from '../engine/detectors/candidate.js';
import { mayBeginEastAsianName } from './east-asian-names.js';
import { longestListed, type NameWords, nameWords } from './name-words.js';

/*
 * Upper bounds on the length of names, from one pass over the longest candidate at a position: hyphenated names may have hundreds of characters and a
 * possible end after each part. Candidates within the bound are still checked.
 */

/** Candidates up to this length are checked without computing a bound; the same for names that have to be listed, which more ends resemble. */
const [shortLength, shortListedLength] = [48, 16];
/** Not part of a name after one of its words. */
const possessive = /'s(?=\W)/u;

/** @returns the maximum length of a name without excluded words, after titles of `titles` characters */
export function reachOfTitled(text: string, titles: number, isNoName: (word: string) => boolean): number {
  return text.length <= shortLength ? text.length : reachOfParts(text, titles, /[ -]/, isNoName);
}

/** @returns the maximum length of a name after an introduction */
export function reachOfIntroduced(text: string, isNoName: (word: string) => boolean): number {
  return text.length <= shortLength ? text.length : reachOfAllowed(text, isNoName);
}

/** The end of the first word that is excluded, or of the name of an owner. */
function reachOfAllowed(text: string, isNoName: (word: string) => boolean): number {
  return Math.min(possessive.exec(text)?.index ?? text.length, reachOfParts(text, 0, / /, isNoName));
}

/** @returns the maximum length of a name with listed words or words that resemble names; false if no name starts there */
export function reachOfListed(candidate: Candidate, isNoName: (word: string) => boolean): number | false {
  const first = firstPart(candidate.beginning(shortLength)) ?? candidate.text.split(' ').find(isNamePart);
  if (first === undefined) return false;
  const mayBeUnlisted = mayBeginEastAsianName(first);
  return (
    (mayBeUnlisted || nameWords().longestPrefix(first) > 0) && reachOfNames(candidate.text, mayBeUnlisted, isNoName)
  );
}

/**
 * @param mayBeUnlisted whether one of its words may be an East Asian name that is not listed
 * @returns the maximum length of a name with listed words or words that resemble names
 */
function reachOfNames(text: string, mayBeUnlisted: boolean, isNoName: (word: string) => boolean): number {
  const names = nameWords();
  const short = mayBeUnlisted ? shortLength : shortListedLength;
  const lengthOf = (part: string): number => (mayBeUnlisted ? longestListed : names.longestPrefix(part));
  if (text.length <= short) return text.length;
  const reach = reachOfWords(text, names, lengthOf);
  return text.length <= shortLength ? reach : reachOfAllowed(text.slice(0, reach), isNoName);
}

/** The first part of a name, if the prefix has enough of it to determine whether it starts with a name. */
function firstPart(beginning: string): string | undefined {
  const space = beginning.indexOf(' ');
  // Names start with a capital, so more than two characters are not an initial.
  const word = space < 0 ? beginning : beginning.slice(0, space);
  return word.length >= longestListed || space > 2 ? word : undefined;
}

/** The end of the first excluded part. */
function reachOfParts(text: string, from: number, between: RegExp, isNoName: (word: string) => boolean): number {
  let start = from;
  for (const part of text.slice(from).split(between)) {
    if (isNoName(part)) return start + part.length;
    start += part.length + 1;
  }
  return text.length;
}

/** The first word has to be listed, and the others too unless it is a first name. */
function reachOfWords(text: string, names: NameWords, lengthOf: (part: string) => number): number {
  let end = -1;
  while (end < text.length) {
    const start = end + 1;
    const space = text.indexOf(' ', start);
    end = space < 0 ? text.length : space;
    const word = text.slice(start, end);
    if (!isNamePart(word)) continue;
    if (!names.isName(word)) return start + reachOfWord(word, names, lengthOf);
    if (names.isFirst(word)) return text.length;
  }
  return text.length;
}

/**
 * The length of a word's prefix that may be a name.
 *
 * @param lengthOf the length of a name with which a part begins
 */
function reachOfWord(word: string, names: NameWords, lengthOf: (part: string) => number): number {
  let start = 0;
  for (const part of word.split('-')) {
    if (!names.isFirst(part) && !names.isLast(part)) return Math.min(word.length, start + lengthOf(part));
    start += part.length + 1;
  }
  return word.length;
}

/** Neither a particle nor an initial. */
function isNamePart(word: string): boolean {
  return /^\p{Lu}(?!\.?$)/u.test(word);
}
