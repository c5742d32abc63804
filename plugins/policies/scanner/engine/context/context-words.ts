import { ignored, normalized } from '../../automaton/alphabet.js';
import { UnitBuffer } from '../../../unit-buffer.js';
import { BloomFilter } from './bloom-filter.js';
import { type ContextDistances, FoundPhrases, noPhrases } from './found-phrases.js';
import { contextBit, type ContextsAtWord, type FurtherWords, PhrasesOfWord } from './phrases-of-word.js';
import { unspacedDistance, UnspacedPhrases } from './unspaced-phrases.js';
import {
  continuesWord,
  extendHash,
  hashOf,
  hashOfPair,
  isIrregular,
  kindAt,
  isWordUnit,
  noWord,
  singularHash,
} from './word-tokenizer.js';

/**
 * Finds context phrases in a text. A context is a list of lower-case words and phrases; keys such as `taxNumber` and `tax_number` are split into
 * words.
 */
export class ContextWords {
  /** First word → phrases. */
  readonly #phrases = new Map<string, PhrasesOfWord>();
  /** Phrases in scripts that are written without spaces. */
  readonly unspaced = new UnspacedPhrases();
  readonly #contexts = new Map<string, number>();
  /** Whether a word of any phrase starts with a digit. */
  hasNumbers = false;
  /** Whether a phrase consists of digits only. Such a phrase counts only in a text that has letters as well. */
  hasNumerals = false;
  /** Number of words in the longest phrase. */
  maxWords = 1;
  /** Filters of hashes: first words of phrases; phrases of one word; the first two words of longer phrases. */
  readonly #firstWords = new BloomFilter();
  readonly #onlyWords = new BloomFilter();
  readonly #pairs = new BloomFilter();
  /** Hash of a phrase of one word → bits of its contexts. */
  readonly #bits = new Map<number, number>();
  /** The same for the first two words of longer phrases. */
  readonly #bitsOfPairs = new Map<number, number>();

  /** @returns the index of the context; equal lists share one */
  add(words: readonly string[]): number {
    const key = words.join('|');
    const known = this.#contexts.get(key);
    if (known !== undefined) return known;
    const context = this.#contexts.size;
    this.#contexts.set(key, context);
    for (const phrase of words) {
      if (UnspacedPhrases.isOne(phrase)) this.unspaced.add(phrase, context);
      else this.#addPhrase(phrase.match(lettersAndDigits) ?? [], context);
    }
    return context;
  }

  /** The contexts of all phrases in a text. */
  read(text: string): ContextDistances {
    if (!mayHaveLetters(text)) return noPhrases;
    const unspaced = new Map<number, number>();
    this.unspaced.read(text, 0, text.length, (context, _, end) => {
      const distance = unspacedDistance(end, text.length);
      unspaced.set(context, Math.min(distance, unspaced.get(context) ?? distance));
    });
    const found = new FoundPhrases(unspaced);
    const count = split(text);
    if (count < 0) this.#readWords(wordsOf(text), found);
    else this.#readSplit(text, 0, count, found);
    return found;
  }

  /**
   * Like {@link read}, for a range without irregular units that starts at a word boundary; without phrases in scripts that have no spaces.
   *
   * @param found receives the phrases
   * @param words number of words up to the end of the range
   */
  readRange(text: string, from: number, until: number, found: FoundPhrases, words: number): void {
    const part = text.slice(from, until);
    const count = Math.max(0, split(part));
    found.words = words - count;
    this.#readSplit(part, from, count, found);
  }

  /** Reads the phrases that start with the first word of a range, which is the remainder of a word with this number. */
  readFirst(text: string, from: number, until: number, found: FoundPhrases, number: number): void {
    const part = text.slice(from, until);
    const count = split(part, this.maxWords);
    const contexts = count > 0 ? this.#contextsAt(part, 0, count) : undefined;
    if (contexts) found.addFirst(from, number, contexts);
  }

  /** The contexts of the phrases that start with a word of the last `split`. */
  #contextsAt(text: string, index: number, count: number): ContextsAtWord | undefined {
    return this.#phrasesAt(wordAt(text, index))?.contexts(
      (further) => index + further.length < count && continuesWith(text, index + 1, further),
    );
  }

  /** Adds `count` words to those that were found up to there. */
  #readSplit(text: string, from: number, count: number, found: FoundPhrases): void {
    const { words } = found;
    for (let index = 0; index < count; index += 1) {
      if (!this.#mayStartAt(index, count)) continue;
      const contexts = this.#contextsAt(text, index, count);
      if (contexts) found.add(from + (starts[index] as number), words + index + 1, contexts);
    }
    found.words = words + count;
  }

  #readWords(words: readonly string[], found: FoundPhrases): void {
    for (const [index, first] of words.entries()) {
      const contexts = this.#phrasesAt(first)?.contexts((further) =>
        further.every(({ word }, offset) => isWord(words[index + 1 + offset], word)),
      );
      if (contexts) found.add(0, index + 1, contexts);
    }
    found.words = words.length;
  }

  /**
   * Whether a word may be the first of a phrase.
   *
   * @param hash of the word
   * @param shorter hash of the word without a final `s`, possibly its singular
   */
  mayStart(hash: number, shorter: number): boolean {
    return this.#firstWords.mayContain(hash) || this.#firstWords.mayContain(shorter);
  }

  /** Whether a word may be a phrase on its own. */
  mayBePhrase(hash: number, shorter: number): boolean {
    return this.#onlyWords.mayContain(hash) || this.#onlyWords.mayContain(shorter);
  }

  /** The bits of the contexts that have a word as a phrase. */
  bitsOf(hash: number, shorter: number): number {
    const bits = this.#bits.get(hash) ?? 0;
    return shorter === hash ? bits : bits | (this.#bits.get(shorter) ?? 0);
  }

  /** Whether two adjacent words may be the first two of a phrase. */
  mayStartPair(first: number, shorterFirst: number, hash: number, shorter: number): boolean {
    const pairs = this.#pairs;
    return (
      pairs.mayContain(hashOfPair(first, hash)) ||
      pairs.mayContain(hashOfPair(first, shorter)) ||
      pairs.mayContain(hashOfPair(shorterFirst, hash)) ||
      pairs.mayContain(hashOfPair(shorterFirst, shorter))
    );
  }

  /** The bits of the contexts with a phrase that starts with two adjacent words. */
  bitsOfPair(first: number, shorterFirst: number, hash: number, shorter: number): number {
    if (!this.mayStartPair(first, shorterFirst, hash, shorter)) return 0;
    const bits = this.#bitsOfPairs;
    return (
      (bits.get(hashOfPair(first, hash)) ?? 0) |
      (bits.get(hashOfPair(first, shorter)) ?? 0) |
      (bits.get(hashOfPair(shorterFirst, hash)) ?? 0) |
      (bits.get(hashOfPair(shorterFirst, shorter)) ?? 0)
    );
  }

  /** Whether a phrase may start at a word of the last `split`. */
  #mayStartAt(index: number, count: number): boolean {
    const [hash, shorter] = [hashes[index] as number, shorterHashes[index] as number];
    if (this.mayBePhrase(hash, shorter)) return true;
    const next = index + 1;
    return next < count && this.mayStartPair(hash, shorter, hashes[next] as number, shorterHashes[next] as number);
  }

  #phrasesAt(word: string): PhrasesOfWord | undefined {
    return this.#phrases.get(word) ?? (word.endsWith('s') ? this.#phrases.get(word.slice(0, -1)) : undefined);
  }

  #addPhrase([first = '', ...rest]: readonly string[], context: number): void {
    this.maxWords = Math.max(this.maxWords, rest.length + 1);
    this.hasNumerals ||= [first, ...rest].every((word) => /^\d*$/.test(word));
    this.hasNumbers ||= /^\d/.test(first) || rest.some((word) => /^\d/.test(word));
    const phrases = this.#phrases.get(first) ?? new PhrasesOfWord();
    phrases.add(rest, context);
    this.#phrases.set(first, phrases);
    const hash = hashOf(first);
    const [second] = rest;
    this.#firstWords.add(hash);
    if (second === undefined) {
      this.#onlyWords.add(hash);
      addBits(this.#bits, hash, contextBit(context));
      return;
    }
    const pair = hashOfPair(hash, hashOf(second));
    this.#pairs.add(pair);
    addBits(this.#bitsOfPairs, pair, contextBit(context));
  }
}

function addBits(map: Map<number, number>, hash: number, bits: number): void {
  map.set(hash, (map.get(hash) ?? 0) | bits);
}

/** Every phrase has a letter. */
function mayHaveLetters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (mayBeLetter(text.charCodeAt(at))) return true;
  }
  return false;
}

/** Whether a unit may be a letter; a text without such units has no phrases. */
export function mayBeLetter(unit: number): boolean {
  return unit < 0x80 ? (unit | 0x20) >= 0x61 : normalized[unit] !== ignored && isWordUnit(unit);
}

/** Result of the last `split`: start and end of each word, its hash, and its hash without a final `s`. */
const maxLength = 128;
const buffer = new UnitBuffer(maxLength);
const starts = new Uint8Array(maxLength);
const ends = new Uint8Array(maxLength);
const hashes = new Int32Array(maxLength);
const shorterHashes = new Int32Array(maxLength);

/**
 * @param maxCount number of words after which to stop
 * @returns the number of words; -1 if the text is too long, or if splitting it needs more than single units
 */
function split(text: string, maxCount = maxLength): number {
  const { length } = text;
  if (length > maxLength) return -1;
  const { units } = buffer;
  buffer.fill(text, 0);
  let [count, kind, start, hash, shorter] = [0, noWord, 0, 0, 0];
  for (let at = 0; at <= length && count < maxCount; at += 1) {
    const unit = at < length ? (units[at] as number) : 0x20;
    const next = kindAt(text, at, unit);
    if (unit >= 0x80 && isIrregular(unit)) return -1;
    const isWordOver = kind !== noWord && !continuesWord(kind, next);
    if (isWordOver) {
      starts[count] = start;
      ends[count] = at;
      hashes[count] = hash;
      shorterHashes[count] = shorter;
      count += 1;
    }
    if (kind === noWord || isWordOver) {
      start = at;
      hash = 0;
    }
    const before = hash;
    hash = extendHash(before, unit);
    shorter = singularHash(before, unit, hash);
    kind = next;
  }
  return count;
}

/** Whether the words of the last `split` continue with those of a phrase. Comparing hashes first rejects nearly all mismatches. */
function continuesWith(text: string, from: number, rest: FurtherWords): boolean {
  for (let offset = 0; offset < rest.length; offset += 1) {
    const { word, hash } = rest[offset] as FurtherWords[number];
    const index = from + offset;
    if (hashes[index] !== hash && shorterHashes[index] !== hash) return false;
    if (!isWord(wordAt(text, index), word)) return false;
  }
  return true;
}

function wordAt(text: string, index: number): string {
  return text.slice(starts[index], ends[index]).toLowerCase();
}

/** The words of a text in lower case; `taxNumber` and `userSSN` are two words each. */
function wordsOf(text: string): readonly string[] {
  const split = /[a-z][A-Z]/.test(text) ? text.replace(/([a-z])(?=[A-Z])/g, '$1 ') : text;
  const small = split.toLowerCase();
  return small.match(isForeign.test(small) ? /[\p{L}\p{M}]+|\d+/gu : /[a-z]+|\d+/g) ?? [];
}

const isForeign = /[^\t-~]/;
/** Signs in a phrase separate words, as they do in a text: `carte d'identité`. */
const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gu;

function isWord(word: string | undefined, expected: string): boolean {
  return word === expected || word === `${expected}s`;
}
