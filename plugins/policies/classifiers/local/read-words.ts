import { firstIdeograph, foldedPair, foldedUnits, ignored, isIdeograph, separator } from './fold-characters.js';
import { addToHash, emptyHash, endHash, hashOf } from './hash-features.js';
import { mostLetters, WordLetters } from './word-letters.js';

/** What is read as a letter and is no ideograph: whatever is behind the separator, up to those. */
const firstLetter = separator + 1;
const plainLetters = firstIdeograph - firstLetter;
/** Less is read unit by unit: streams come in such pieces. */
const leastAhead = 16;
/** So many letters standing alone in a row are a word that somebody has pulled apart. */
export const leastSpaced = 4;

/** What the words of a text are told to. */
export interface WordSink {
  /**
   * @param letters folded; valid during the call only, from index 0 up to `length`; what is behind is nobody's
   * @param hash of them, as {@link hashOf} makes it
   */
  word(letters: WordLetters, length: number, kind: WordKind, hash: number): void;
  /** The text is complete; the next word begins another. */
  reset(): void;
}

/** Reads ahead what is nearly all of a text, faster than unit by unit. */
export interface WordsAhead {
  /**
   * Reads units that were written where it wants them.
   *
   * @param from index of the first of a word, or of what stands before one
   * @returns the index of the first word that it leaves to others; `to` where it leaves none
   */
  pass(from: number, to: number): number;
}

/** How a word was found: as it stands, or put together from letters standing apart. */
export type WordKind = 0 | 1;
export const plainWord = 0;
export const spacedWord = 1;

/**
 * Reads a text unit by unit and tells its words, with the usual ways of hiding them undone: styled letters, invisible characters, letters
 * pulled apart (`i g n o r e`). Keeps nothing of the text but the word that is under way.
 */
export class WordReader {
  readonly #units = foldedUnits();
  readonly #letters = new WordLetters();
  readonly #spaced = new WordLetters();
  readonly #sink: WordSink;
  readonly #ahead: WordsAhead | undefined;
  #length = 0;
  #hash = emptyHash;
  #spacedLength = 0;
  /** Separators since the last letter. */
  #gap = 0;
  #high = 0;

  /** @param ahead is asked first; the units that are read lie where it wants them */
  constructor(sink: WordSink, ahead?: WordsAhead) {
    this.#sink = sink;
    this.#ahead = ahead;
  }

  /** Whether no word is under way. */
  get isIdle(): boolean {
    return this.#length === 0 && this.#spacedLength === 0;
  }

  /** Takes the next UTF-16 units: those of `text` from an index up to another. */
  read(text: Uint16Array, from: number, to: number): void {
    const ahead = this.#ahead;
    if (!ahead || to - from < leastAhead) {
      this.#readEach(text, from, to);
      return;
    }
    for (let at = from; at < to; ) {
      if (this.isIdle) at = ahead.pass(at, to);
      const stop = this.#endOfWord(text, at, to);
      if (at < stop) this.#readEach(text, at, stop);
      at = stop;
    }
  }

  /** The index behind what ends the word, if any stands there. */
  #endOfWord(text: Uint16Array, from: number, to: number): number {
    const folds = this.#units;
    let at = from;
    while (at < to && folds[text[at] as number] === separator) at += 1;
    while (at < to && folds[text[at] as number] !== separator) at += 1;
    return Math.min(to, at + 1);
  }

  #readEach(text: Uint16Array, from: number, to: number): void {
    const folds = this.#units;
    const letters = this.#letters.units;
    let length = this.#length;
    let hash = this.#hash;
    for (let index = from; index < to; index += 1) {
      const stop = Math.min(to, index + mostLetters - length);
      let folded = 0;
      while (index < stop && ((folded = folds[text[index] as number] as number) - firstLetter) >>> 0 < plainLetters) {
        letters[length] = folded;
        length += 1;
        hash = addToHash(hash, folded);
        index += 1;
      }
      if (index === to) break;
      const unit = text[index] as number;
      // Nearly always what stands behind a word of several letters, or behind such a separator.
      if (folds[unit] === separator && unit < 0xd800 && length !== 1 && this.#spacedLength < leastSpaced) {
        if (length > 0) {
          this.#spacedLength = 0;
          this.#gap = 0;
          this.#sink.word(this.#letters, length, plainWord, endHash(hash));
          length = 0;
          hash = emptyHash;
        }
        this.#gap += 1;
        continue;
      }
      this.#length = length;
      this.#hash = hash;
      this.take(unit);
      length = this.#length;
      hash = this.#hash;
    }
    this.#length = length;
    this.#hash = hash;
  }

  /** Takes the next UTF-16 unit. */
  take(unit: number): void {
    if (unit >= 0xd800 && unit < 0xe000) this.#takeHalf(unit);
    else this.#takeFolded(this.#units[unit] ?? separator);
  }

  /** The text is complete. The reader is as new afterwards. */
  end(): void {
    this.#endWord();
    this.#endSpaced();
    this.#gap = 0;
    this.#high = 0;
    this.#sink.reset();
  }

  #takeHalf(unit: number): void {
    if (unit < 0xdc00) this.#high = unit;
    else if (this.#high !== 0) {
      this.#takeFolded(foldedPair(this.#high, unit));
      this.#high = 0;
    }
  }

  #takeFolded(folded: number): void {
    if (folded === ignored) return;
    if (folded === separator) this.#takeSeparator();
    else if (isIdeograph(folded)) {
      if (this.#length > 0) this.#endWord();
      this.#add(folded);
      this.#endWord();
    } else {
      if (this.#length === mostLetters) this.#endWord();
      this.#add(folded);
    }
  }

  #takeSeparator(): void {
    if (this.#length > 0) this.#endWord();
    this.#gap += 1;
  }

  #add(folded: number): void {
    this.#letters.units[this.#length] = folded;
    this.#length += 1;
    this.#hash = addToHash(this.#hash, folded);
  }

  #endWord(): void {
    const length = this.#length;
    if (length === 0) return;
    const hash = endHash(this.#hash);
    this.#length = 0;
    this.#hash = emptyHash;
    const first = this.#letters.units[0] as number;
    if (length > 1 || isIdeograph(first)) {
      this.#endSpaced();
    } else {
      // Two separators part words even where one parts letters.
      if (this.#gap > 1 || this.#spacedLength === mostLetters) this.#endSpaced();
      this.#spaced.units[this.#spacedLength] = first;
      this.#spacedLength += 1;
    }
    this.#gap = 0;
    this.#sink.word(this.#letters, length, plainWord, hash);
  }

  #endSpaced(): void {
    const length = this.#spacedLength;
    if (length >= leastSpaced) this.#sink.word(this.#spaced, length, spacedWord, hashOf(this.#spaced.units, length));
    this.#spacedLength = 0;
  }
}
