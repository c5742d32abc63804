import { ignored, normalized } from '../automaton/alphabet.js';
import { UnitBuffer } from '../../unit-buffer.js';
import { WordFilter } from './word-filter.js';
import { UnspacedPhrases } from './unspaced-phrases.js';
import {
  goesOn,
  hashed,
  hashOf,
  hashOfPair,
  isPeculiar,
  kindAt,
  mayBeOfWord,
  noWord,
  singularHash,
} from './word-kinds.js';

/**
 * Finds out which contexts a text speaks of. A context is a list of words and phrases, small letters; keys like `taxNumber` and `tax_number` are
 * read as words.
 */
export class ContextWords {
  /** First word → phrases. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #unspaced = new UnspacedPhrases();
  readonly #contexts = new Map<string, number>();
  /** Whether a word of a phrase is a number. */
  hasNumbers = false;
  /** A phrase is a number, which speaks only where letters stand as well. */
  hasNumerals = false;
  /** Of the longest phrase. */
  mostWords = 1;
  /** Words that begin phrases; those that are phrases; the first two words of the others. */
  readonly #firstWords = new WordFilter();
  readonly #onlyWords = new WordFilter();
  readonly #pairs = new WordFilter();

  /** @returns the number of the context; the same for the same words */
  add(words: readonly string[]): number {
    const key = words.join('|');
    const known = this.#contexts.get(key);
    if (known !== undefined) return known;
    const context = this.#contexts.size;
    this.#contexts.set(key, context);
    for (const phrase of words) {
      if (UnspacedPhrases.isOne(phrase)) this.#unspaced.add(phrase, context);
      else this.#addPhrase(phrase.split(' '), context);
    }
    return context;
  }

  /** @returns context → how many words lie between it and the end of the text, for those that it speaks of */
  read(text: string): ReadonlyMap<number, number> {
    if (!mayHaveLetters(text)) return nothing;
    const distances = new Distances();
    const count = split(text);
    if (count < 0) this.#readWords(wordsOf(text), distances);
    else this.#readSplit(text, count, distances);
    this.#unspaced.read(text, (context, distance) => distances.keepLeast(context, distance));
    return distances.all;
  }

  /**
   * The same of a part of a text that is ASCII throughout, and begins where a word does or behind one.
   *
   * @param found is called for each context with where its last phrase begins
   */
  readEach(text: string, from: number, until: number, found: PhraseFound): void {
    const part = text.slice(from, until);
    const count = split(part);
    const distances = new Distances();
    for (let index = count - 1; index >= 0; index -= 1) {
      if (!this.#mayBeginAt(index, count)) continue;
      const before = distances.all.size;
      this.#readAt(part, index, count, distances);
      if (distances.all.size === before) continue;
      let place = 0;
      for (const [context, distance] of distances.all) {
        if (place >= before) found(context, from + (starts[index] as number), distance);
        place += 1;
      }
    }
  }

  #readAt(text: string, index: number, count: number, distances: Distances): void {
    for (const { rest, context } of this.#phrasesAt(wordAt(text, index))) {
      if (distances.all.has(context) || index + rest.length >= count) continue;
      if (!goesOnWith(text, index + 1, rest)) continue;
      distances.keepLeast(context, count - index - 1 - rest.length);
    }
  }

  #readSplit(text: string, count: number, distances: Distances): void {
    for (let index = count - 1; index >= 0; index -= 1) {
      if (!this.#mayBeginAt(index, count)) continue;
      this.#readAt(text, index, count, distances);
    }
  }

  #readWords(words: readonly string[], distances: Distances): void {
    for (let index = words.length - 1; index >= 0; index -= 1) {
      for (const { rest, context } of this.#phrasesAt(words[index] as string)) {
        if (distances.all.has(context)) continue;
        if (!rest.every(({ word }, offset) => isWord(words[index + 1 + offset], word))) continue;
        distances.keepLeast(context, words.length - index - 1 - rest.length);
      }
    }
  }

  /**
   * Whether a word may begin a phrase.
   *
   * @param hash of the word
   * @param shorter hash of the word without an `s` at its end: its singular, perhaps
   */
  mayBegin(hash: number, shorter: number): boolean {
    return this.#firstWords.mayHave(hash) || this.#firstWords.mayHave(shorter);
  }

  /** Whether a word may be a phrase. */
  maySay(hash: number, shorter: number): boolean {
    return this.#onlyWords.mayHave(hash) || this.#onlyWords.mayHave(shorter);
  }

  /** Whether a word may go on with a phrase that the word before has begun. */
  mayGoOn(first: number, shorterFirst: number, hash: number, shorter: number): boolean {
    const pairs = this.#pairs;
    return (
      pairs.mayHave(hashOfPair(first, hash)) ||
      pairs.mayHave(hashOfPair(first, shorter)) ||
      pairs.mayHave(hashOfPair(shorterFirst, hash)) ||
      pairs.mayHave(hashOfPair(shorterFirst, shorter))
    );
  }

  /** Whether a phrase may begin with one of the words that were split. */
  #mayBeginAt(index: number, count: number): boolean {
    const [hash, shorter] = [hashes[index] as number, shorterHashes[index] as number];
    if (this.maySay(hash, shorter)) return true;
    const next = index + 1;
    return next < count && this.mayGoOn(hash, shorter, hashes[next] as number, shorterHashes[next] as number);
  }

  /** Whether a phrase of a script without spaces may begin with two units in a row. */
  mayBeginUnspaced(first: number, second: number): boolean {
    return this.#unspaced.mayBegin(first, second);
  }

  #phrasesAt(word: string): readonly Phrase[] {
    return this.#phrases.get(word) ?? (word.endsWith('s') ? this.#phrases.get(word.slice(0, -1)) : undefined) ?? [];
  }

  #addPhrase([first = '', ...rest]: readonly string[], context: number): void {
    this.mostWords = Math.max(this.mostWords, rest.length + 1);
    this.hasNumerals ||= [first, ...rest].every((word) => /^\d*$/.test(word));
    this.hasNumbers ||= /^\d/.test(first) || rest.some((word) => /^\d/.test(word));
    const phrases = this.#phrases.get(first) ?? [];
    phrases.push({ rest: rest.map((word) => ({ word, hash: hashOf(word) })), context });
    this.#phrases.set(first, phrases);
    const hash = hashOf(first);
    const [second] = rest;
    this.#firstWords.add(hash);
    if (second === undefined) this.#onlyWords.add(hash);
    else this.#pairs.add(hashOfPair(hash, hashOf(second)));
  }
}

type PhraseFound = (context: number, start: number, distance: number) => void;

interface Phrase {
  /** The words behind the first one. */
  readonly rest: readonly { readonly word: string; readonly hash: number }[];
  readonly context: number;
}

/** Every phrase begins with one. */
function mayHaveLetters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (mayBeLetter(text.charCodeAt(at))) return true;
  }
  return false;
}

/** Without such a character nothing is spoken of. */
export function mayBeLetter(unit: number): boolean {
  return unit < 0x80 ? (unit | 0x20) >= 0x61 : normalized[unit] !== ignored && mayBeOfWord(unit);
}

const nothing: ReadonlyMap<number, number> = new Map();

/** Context → the least distance. */
class Distances {
  #known: Map<number, number> | undefined;

  get all(): ReadonlyMap<number, number> {
    return this.#known ?? nothing;
  }

  keepLeast(context: number, distance: number): void {
    const least = this.#known?.get(context);
    if (least === undefined || distance < least) (this.#known ??= new Map<number, number>()).set(context, distance);
  }
}

/** Words of the text that was split last: where they begin and end, their hashes, and those of their singulars. */
const mostLength = 128;
const buffer = new UnitBuffer(mostLength);
const starts = new Uint8Array(mostLength);
const ends = new Uint8Array(mostLength);
const hashes = new Int32Array(mostLength);
const shorterHashes = new Int32Array(mostLength);

/** @returns the number of words; -1 when it takes more than their units to tell them, or the text is too long */
function split(text: string): number {
  const { length } = text;
  if (length > mostLength) return -1;
  const { units } = buffer;
  buffer.fill(text, 0);
  let [count, kind, start, hash, shorter] = [0, noWord, 0, 0, 0];
  for (let at = 0; at <= length; at += 1) {
    const unit = at < length ? (units[at] as number) : 0x20;
    const next = kindAt(text, at, unit);
    if (unit >= 0x80 && isPeculiar(unit)) return -1;
    const isWordOver = kind !== noWord && !goesOn(kind, next);
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
    hash = hashed(before, unit);
    shorter = singularHash(before, unit, hash);
    kind = next;
  }
  return count;
}

/** Whether words that were split go on with those of a phrase. Hashes tell nearly all apart that do not. */
function goesOnWith(text: string, from: number, rest: Phrase['rest']): boolean {
  for (let offset = 0; offset < rest.length; offset += 1) {
    const { word, hash } = rest[offset] as Phrase['rest'][number];
    const index = from + offset;
    if (hashes[index] !== hash && shorterHashes[index] !== hash) return false;
    if (!isWord(wordAt(text, index), word)) return false;
  }
  return true;
}

function wordAt(text: string, index: number): string {
  return text.slice(starts[index], ends[index]).toLowerCase();
}

/** Words, small; `taxNumber` is two, `userSSN` too. */
function wordsOf(text: string): readonly string[] {
  const split = /[a-z][A-Z]/.test(text) ? text.replace(/([a-z])(?=[A-Z])/g, '$1 ') : text;
  const small = split.toLowerCase();
  return small.match(isForeign.test(small) ? /[\p{L}\p{M}]+|\d+/gu : /[a-z]+|\d+/g) ?? [];
}

const isForeign = /[^\t-~]/;

function isWord(word: string | undefined, expected: string): boolean {
  return word === expected || word === `${expected}s`;
}
