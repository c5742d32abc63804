import { foldedWord } from './folded-word.js';
import { sharedLetters, type Vocabulary } from './vocabulary.js';

/** Another form of a word, in the vocabulary of a library. */
interface OtherForm {
  readonly word: string;
  /** From 0 to 1: how similarly it is spelled. */
  readonly likeness: number;
}

/** Shortest word that is looked up, and shortest one that the library contains as it is. */
const minLetters = 3;
const minKnownLetters = 5;
/** Most forms of a word. */
const maxForms = 4;
/** Forms of a word are hardly less similar than the most similar one. */
const leeway = 0.15;

/**
 * Returns words of a vocabulary that are probably other forms of a word: other accents, umlauts written as two letters, other endings;
 * for a word that the library does not contain also longer endings, and words with one or two letters that differ.
 */
export function otherForms(word: string, vocabulary: Vocabulary, isKnown: boolean): readonly OtherForm[] {
  if (foldedWord(word).length < (isKnown ? minKnownLetters : minLetters)) return [];
  const spellings = spellingsOf(word);
  const likenessOf = isKnown ? likeEnding : likeSpelling;
  const difference = isKnown ? longestKnownEnding + 1 : longestEnding;
  const found: OtherForm[] = [];
  for (const bucket of bucketsOf(spellings, isKnown)) {
    for (const candidate of vocabulary.startingLike(bucket)) {
      if (candidate === word || Math.abs(candidate.length - word.length) > difference) continue;
      const other = foldedWord(candidate);
      if (isKnown && !spellings.some((spelling) => spelling.folded[sharedLetters] === other[sharedLetters])) continue;
      const folded = spellings.map((spelling) => spelling.likeness * likenessOf(spelling.folded, other));
      const likeness = Math.max(likenessOf(word, candidate), ...folded);
      if (likeness > 0) found.push({ word: candidate, likeness });
    }
  }
  found.sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1));
  const least = (found[0]?.likeness ?? 0) - leeway;
  return found.filter(({ likeness }) => likeness >= least).slice(0, maxForms);
}

interface Spelling {
  readonly folded: string;
  /** How much it says that a word is spelled like this. */
  readonly likeness: number;
}

/** Returns a word without accents, and its spellings with umlauts as one and as two letters. */
function spellingsOf(word: string): readonly Spelling[] {
  const folded = foldedWord(word);
  // Who writes accents, means them.
  const likeness = folded === word ? 0.95 : 0.75;
  const shorter = folded.replace(/([aou])e/g, '$1');
  const longer = foldedWord(word.normalize('NFC').replace(/[äöü]/g, (letter) => `${letter}e`));
  return [...new Set([folded, shorter, longer])].map((one) => ({ folded: one, likeness }));
}

function bucketsOf(spellings: readonly Spelling[], isKnown: boolean): ReadonlySet<string> {
  const buckets = new Set(spellings.map(({ folded }) => folded.slice(0, sharedLetters)));
  if (isKnown) return buckets;
  // Two letters in the wrong order at the beginning.
  for (const { folded } of spellings) {
    const [a, b, c, d] = folded;
    if (a === undefined || b === undefined || c === undefined) continue;
    buckets.add(`${a}${c}${b}`);
    if (d !== undefined) buckets.add(`${a}${b}${d}`);
  }
  return buckets;
}

function sharedStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a[at] === b[at]) at += 1;
  return at;
}

/** Longest ending of a form of a known word, and of others. */
const longestKnownEnding = 2;
const longestEnding = 5;
/** What two long words share outweighs a longer ending. */
const endingShare = 0.4;
const longestHangul = 8;

/** Letters of Hangul, of which a syllable has two or three. */
const hangul = /^[\u1100-\u11ff]/;

/** Likeness of two words that differ in a short ending; 0 for others. */
function likeEnding(a: string, b: string): number {
  const shared = sharedStart(a, b);
  const rest = Math.max(a.length, b.length) - shared;
  const isStart = shared === Math.min(a.length, b.length);
  return rest === 0 || (rest <= longestKnownEnding && shared >= (isStart ? 4 : 5)) ? share(shared, a, b) : 0;
}

/** Likeness of two words that differ in their endings, or in single letters. */
function likeSpelling(a: string, b: string): number {
  const shared = sharedStart(a, b);
  const rest = Math.max(a.length, b.length) - shared;
  const longestRest = hangul.test(a)
    ? longestHangul
    : Math.max(shared >= 5 ? longestEnding : longestEnding - 1, Math.floor(shared * endingShare));
  const isLike = rest <= longestRest && (shared === a.length || (shared >= 4 && shared >= rest));
  const allowed = a.length < 5 ? 0 : a.length < 8 ? 1 : 2;
  const errors = distance(a, b, allowed);
  return Math.max(isLike ? share(shared, a, b) : 0, allowed > 0 && errors <= allowed ? 1 - errors / a.length : 0);
}

function share(shared: number, a: string, b: string): number {
  return (2 * shared) / (a.length + b.length);
}

/** Returns the number of letters that are missing, added, different or swapped (Damerau and Levenshtein), or more than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}
