import type { Candidate } from '../engine/candidate.js';
import { longestListed, type NameWords, nameWords } from './name-words.js';

/*
 * How long names are at most, found in one pass of the longest of all that may be one at a place: names with hyphens go on for hundreds of characters, and
 * may end behind each of their parts. It decides nothing: what is no longer is looked at by the checks.
 */

/** So many characters are looked at first. What has no more is looked at by the checks alone. */
const glance = 48;
/** A part of a name that is cut off there is longer than all names in the lists, or the reach goes as far. */
const secondGlance = 96;
/** What no name has behind a word of it. */
const possessive = /'s(?=\W)/u;

/** @returns the length at most of a name without a word that is none, behind titles of so many characters */
export function reachOfTitled(text: string, titles: number, isNoName: (word: string) => boolean): number {
  return text.length <= glance ? text.length : reachOfParts(text, titles, /[ -]/, isNoName);
}

/** @returns the length at most of a name that something introduces */
export function reachOfIntroduced(text: string, isNoName: (word: string) => boolean): number {
  if (text.length <= glance) return text.length;
  return Math.min(possessive.exec(text)?.index ?? text.length, reachOfParts(text, 0, / /, isNoName));
}

/** @returns the length at most of a name whose words are in the lists; false where no listed name begins */
export function reachOfListed(candidate: Candidate, isNoName: (word: string) => boolean): number | false {
  const first = firstPart(candidate.beginning(glance)) ?? candidate.text.split(' ').find(isNamePart);
  if (first === undefined || !nameWords().beginsListed(first)) return false;
  return reachOfNames(candidate, isNoName);
}

/** @returns the length at most of a name whose words are in the lists, or like some that are not */
export function reachOfNames(candidate: Candidate, isNoName: (word: string) => boolean): number {
  const names = nameWords();
  const reachOf = (text: string): number =>
    text.length <= glance ? text.length : Math.min(reachOfIntroduced(text, isNoName), reachOfWords(text, names));
  // Most end early, and then the rest of a long row says nothing else.
  const beginning = candidate.beginning(secondGlance);
  const reach = reachOf(beginning);
  return reach < beginning.length ? reach : reachOf(candidate.text);
}

/** The first part of a name, if enough of it stands in the beginning of a text to tell whether a listed name begins it. */
function firstPart(beginning: string): string | undefined {
  const space = beginning.indexOf(' ');
  // Nothing but a capital begins a name, so more than two characters are a part of it.
  const word = space < 0 ? beginning : beginning.slice(0, space);
  return word.length >= longestListed || space > 2 ? word : undefined;
}

/** Where the first part ends that is no name. */
function reachOfParts(text: string, from: number, between: RegExp, isNoName: (word: string) => boolean): number {
  let start = from;
  for (const part of text.slice(from).split(between)) {
    if (isNoName(part)) return start + part.length;
    start += part.length + 1;
  }
  return text.length;
}

/** The first word has to be listed, and the others if it is no first name. */
function reachOfWords(text: string, names: NameWords): number {
  let start = 0;
  for (const word of text.split(' ')) {
    if (isNamePart(word)) {
      if (!names.isName(word)) return start + reachOfWord(word, names);
      if (names.isFirst(word)) return text.length;
    }
    start += word.length + 1;
  }
  return text.length;
}

/** How much of the beginning of a word may be a name. */
function reachOfWord(word: string, names: NameWords): number {
  let start = 0;
  for (const part of word.split('-')) {
    if (!names.isFirst(part) && !names.isLast(part)) break;
    start += part.length + 1;
  }
  return Math.min(word.length, start + longestListed);
}

/** Not a particle or an initial. */
function isNamePart(word: string): boolean {
  return /^\p{Lu}(?!\.?$)/u.test(word);
}
