import { stemmer } from 'stemmer';
import { arabicStem, hasArabic } from './arabic-stem.js';

/** Letters, digits and combining marks. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Scripts without spaces between words; they are indexed by character bigrams. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Every character of these scripts. */
export const isUnparted = new RegExp(unparted, 'gu');

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** English stop words. */
const silent = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below between both but by can could did ' +
    'do does doing down during each few for from further had has have having he her here him his how i if in into is it its just me ' +
    'more most must my no nor not now of off on once only or other our out over own same she should so some such than that the their ' +
    'them then there these they this those through to too under until up very was we were what when where which while who whom why ' +
    'will with would you your'
  ).split(' '),
);

/** Longer sequences are keys, hashes or encoded files rather than words. */
const longestWord = 200;

/** Cache of stems: words recur, and stemming is the most expensive step. */
const stems = new Map<string, string>();
const maxStems = 50_000;

/** Text in alphabetic scripts, which needs no segmentation by script. */
const plain = /^[\0-\u052f]*$/;
const ascii = /^[\0-\x7f]*$/;

/** Returns a text in lower case, with one form of each letter. */
export function lowerCase(text: string): string {
  return (ascii.test(text) ? text : text.normalize('NFKC')).toLowerCase();
}

/** Returns all words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return (lowerCase(text).match(wordPattern) ?? []).map((word) =>
    word.length > longestWord ? word.slice(0, longestWord) : word,
  );
}

/** A word, and where it is in the text in lower case. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Returns all words of a text with their places. */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(lowerCase(text).matchAll(wordPattern), ({ 0: word, index }) => ({
    word: word.length > longestWord ? word.slice(0, longestWord) : word,
    start: index,
    end: index + word.length,
  }));
}

/**
 * Tokenizes a text to index terms: stems (English, Arabic), and character bigrams for scripts without spaces, in order and with
 * repetitions. Passages and questions are tokenized by the same function, so a change of it requires a new index.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  const arabic = hasArabic(text);
  for (const word of wordsOf(text)) addTerms(arabic ? arabicStem(word) : word, terms);
  return terms;
}

/** Returns the Arabic words of a text whose stem differs from the word, with their stems. */
export function arabicTermsOf(text: string): ReadonlyMap<string, string> {
  if (!hasArabic(text)) return new Map();
  const stems = wordsOf(text).map((word) => [word, arabicStem(word)] as const);
  return new Map(stems.filter(([word, stem]) => word !== stem));
}

/** Adds the terms of a word from {@link wordsOf}; Arabic words are not stemmed, because vectors contain them as written. */
export function addTerms(word: string, terms: string[]): void {
  if (plain.test(word) || !unparted.test(word)) addWord(word, terms);
  else addRuns(word, terms);
}

/** Adds the terms of a word in several scripts: `GPU加速`. */
function addRuns(found: string, terms: string[]): void {
  for (const [run] of found.matchAll(runs)) {
    if (unparted.test(run)) addPairs(run, terms);
    else addWord(run, terms);
  }
}

function addWord(word: string, terms: string[]): void {
  if (silent.has(word)) return;
  terms.push(stemOf(word));
}

function addPairs(run: string, terms: string[]): void {
  const characters = Array.from(run);
  if (characters.length === 1) terms.push(run);
  for (let at = 1; at < characters.length; at += 1) terms.push(`${characters[at - 1]}${characters[at]}`);
}

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const own = ownText(word);
  const stem = /^[a-z]+$/.test(own) ? stemmer(own) : own;
  if (stems.size >= maxStems) stems.clear();
  stems.set(own, stem);
  return stem;
}

/** A copy of a word, for caches: the word keeps the whole text in memory that it was found in. */
export function ownText(word: string): string {
  return Buffer.from(word).toString();
}
