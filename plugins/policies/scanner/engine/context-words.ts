import { UnitBuffer } from '../../unit-buffer.js';
import { WordFilter } from './word-filter.js';
import { foreign, goesOn, hashed, hashOf, hashOfPair, kindOf, noWord, singularHash } from './word-kinds.js';

/**
 * Finds out which contexts a text speaks of. A context is a list of words and phrases, small letters; keys like `taxNumber` and `tax_number` are
 * read as words.
 */
export class ContextWords {
  /** First word → phrases. */
  readonly #phrases = new Map<string, Phrase[]>();
  /** Phrases in scripts without spaces. */
  readonly #unspaced: (readonly [text: string, context: number])[] = [];
  readonly #contexts = new Map<string, number>();
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
      if (unspaced.test(phrase)) this.#unspaced.push([phrase, context]);
      else this.#addPhrase(phrase.split(' '), context);
    }
    return context;
  }

  /** @returns context → how many words lie between it and the end of the text, for those that it speaks of */
  read(text: string): ReadonlyMap<number, number> {
    if (!mayHaveLetters(text)) return nothing;
    const count = split(text);
    if (count < 0) return this.#readForeign(text);
    let distances: Map<number, number> | undefined;
    for (let index = count - 1; index >= 0; index -= 1) {
      if (!this.#mayBeginAt(index, count)) continue;
      for (const { rest, context } of this.#phrasesAt(wordAt(text, index))) {
        if (distances?.has(context) || index + rest.length >= count) continue;
        if (!rest.every((word, offset) => isWord(wordAt(text, index + 1 + offset), word))) continue;
        (distances ??= new Map<number, number>()).set(context, count - index - 1 - rest.length);
      }
    }
    return distances ?? nothing;
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

  /** A text with words of other scripts. */
  #readForeign(text: string): ReadonlyMap<number, number> {
    const distances = new Map<number, number>();
    const words = wordsOf(text);
    for (let index = words.length - 1; index >= 0; index -= 1) {
      for (const { rest, context } of this.#phrasesAt(words[index] as string)) {
        if (distances.has(context) || !rest.every((word, offset) => isWord(words[index + 1 + offset], word))) continue;
        distances.set(context, words.length - index - 1 - rest.length);
      }
    }
    if (unspaced.test(text)) {
      for (const [phrase, context] of this.#unspaced) {
        const index = text.lastIndexOf(phrase);
        if (index >= 0) keepLeast(distances, context, (text.length - index - phrase.length) / 4);
      }
    }
    return distances;
  }

  #phrasesAt(word: string): readonly Phrase[] {
    return this.#phrases.get(word) ?? (word.endsWith('s') ? this.#phrases.get(word.slice(0, -1)) : undefined) ?? [];
  }

  #addPhrase([first = '', ...rest]: readonly string[], context: number): void {
    const phrases = this.#phrases.get(first) ?? [];
    phrases.push({ rest, context });
    this.#phrases.set(first, phrases);
    const hash = hashOf(first);
    const [second] = rest;
    this.#firstWords.add(hash);
    if (second === undefined) this.#onlyWords.add(hash);
    else this.#pairs.add(hashOfPair(hash, hashOf(second)));
  }
}

interface Phrase {
  readonly rest: readonly string[];
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
  return (unit | 0x20) >= 0x61;
}

const nothing: ReadonlyMap<number, number> = new Map();

/** Words of the text that was split last: where they begin and end, their hashes, and those of their singulars. */
const mostLength = 128;
const buffer = new UnitBuffer(mostLength);
const starts = new Uint8Array(mostLength);
const ends = new Uint8Array(mostLength);
const hashes = new Int32Array(mostLength);
const shorterHashes = new Int32Array(mostLength);

/** @returns the number of words; -1 when some may be of other scripts, or the text is too long */
function split(text: string): number {
  const { length } = text;
  if (length > mostLength) return -1;
  const { units } = buffer;
  buffer.fill(text, 0);
  let [count, kind, start, hash, shorter] = [0, noWord, 0, 0, 0];
  for (let at = 0; at <= length; at += 1) {
    const unit = at < length ? (units[at] as number) : 0x20;
    const next = kindOf(unit);
    if (next === foreign) return -1;
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

function wordAt(text: string, index: number): string {
  return text.slice(starts[index], ends[index]).toLowerCase();
}

const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

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

function keepLeast(distances: Map<number, number>, context: number, distance: number): void {
  const known = distances.get(context);
  if (known === undefined || distance < known) distances.set(context, distance);
}
