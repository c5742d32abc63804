import { assemble } from '../../assembly/assemble.js';
import { lengthBits, roomForUnits, wordAt, wordSize } from '../../reading/reading-layout.js';
import { newTextMemory, type TextMemory, textMemory } from '../../reading/text-memory.js';
import { hashOf } from './hash-features.js';
import {
  addressOf,
  boundBits,
  boundsBegin,
  weightsBegin,
  weightsPerBound,
  windowAt,
  windowsBegin,
  windowSize,
} from './model-layout.js';
import { passSentence } from './pass-sentence.js';
import type { StoredOutput } from './linear-model.js';
import { passWords } from './pass-words.js';
import { areBelow, type WindowLimits } from './windows-below.js';
import { WordLetters } from './word-letters.js';
import type { WordSums } from './word-sums.js';

interface Functions {
  readonly passWords: (from: number, to: number, start: number, isWhole: number) => number;
  readonly passSentence: (from: number, to: number) => number;
}

/** Terminates a whole text, so that its last word ends. */
const space = 0x20;
/**
 * Maximum number of consecutive passes without progress. Single letters are read together with the following word, so a pass may need several
 * new entries, which may evict one another.
 */
const maxTurns = 8;

/** A cache of a model's recently seen words, with a WebAssembly function that scores texts consisting of them. */
export class KnownWords {
  /** The text to read. */
  readonly units: Uint16Array;
  /** Returns the index of the first of {@link units} that may end a sentence; `to` if there is none. */
  readonly passSentence: Functions['passSentence'];
  /** The sum of the weights, and the number of features, of the words read by the last call. */
  sum = 0;
  count = 0;
  /** The hash of the last word read, or `previous` if there was none. */
  previous = 0;
  readonly #text: TextMemory;
  readonly #bytes: Uint8Array;
  readonly #numbers: Int32Array;
  /** From the first window on. */
  readonly #allWindows: Int32Array;
  readonly #wordSums: WordSums;
  readonly #shift: number;
  readonly #passWords: Functions['passWords'];
  readonly #letters = new WordLetters();

  /** @param shift right shift that maps 32-bit hashes to indices of weights */
  constructor(text: TextMemory, functions: Functions, wordSums: WordSums, shift: number) {
    this.units = text.block.units;
    this.#text = text;
    this.#bytes = text.bytes;
    this.#numbers = text.numbers;
    this.#allWindows = text.numbers.subarray(placeOf(0));
    this.#wordSums = wordSums;
    this.#shift = shift;
    this.#usePairs(weightsBegin, shift);
    this.passSentence = functions.passSentence;
    this.#passWords = functions.passWords;
  }

  /**
   * @param address of the weights of pairs of words, or of upper bounds: each pair then counts with the highest of several weights. These take 16
   *   KB, while the weights would be read from all over 256 KB, and evict as much from the processor's caches
   */
  #usePairs(address: number, shift: number): void {
    this.#numbers[addressOf.pairs / 4] = address;
    this.#numbers[addressOf.pairShift / 4] = shift;
  }

  /** Copies units of a text, from an index. @returns their number */
  fill(text: string, from: number): number {
    this.#text.begin();
    this.#numbers[addressOf.passed / 4] = this.#text.noWords();
    return this.#text.block.fill(text, from);
  }

  /** Copies a whole text, followed by a space. @returns the number of units; undefined if it does not fit */
  fillWhole(text: string): number | undefined {
    if (text.length >= roomForUnits) return undefined;
    if (this.#text.holds(text)) this.#numbers[addressOf.passed / 4] = this.#text.passedWords();
    else this.units[this.fill(text, 0)] = space;
    return text.length + 1;
  }

  /**
   * Reads {@link units}.
   *
   * @param previous hash of the previous word
   * @returns the index of the first word that it cannot read
   */
  pass(from: number, to: number, previous: number): number {
    const numbers = this.#numbers;
    numbers[addressOf.previous / 4] = previous;
    this.sum = 0;
    this.count = 0;
    let at = from;
    let turns = 0;
    do {
      this.#clearSums();
      const passed = this.#passWords(at, to, 0, 0);
      turns = passed === at ? turns + 1 : 0;
      at = passed;
      this.#addSums();
    } while (turns < maxTurns && this.#learnsWord());
    this.previous = numbers[addressOf.previous / 4] as number;
    return at;
  }

  /**
   * Reads {@link units} of a whole text, window by window. The completed windows are then in memory; `sum` and `count` are those of the window
   * that has not ended.
   *
   * @param to index after the last unit of the text
   * @param start index of the first unit of the window
   * @param previous hash of the previous word
   * @returns the index of the first word that it cannot read
   */
  readWindows(from: number, to: number, start: number, previous: number): number {
    const numbers = this.#numbers;
    numbers[addressOf.previous / 4] = previous;
    this.#clearSums();
    let at = from;
    let turns = 0;
    do {
      const passed = this.#passWords(at, to, this.#windows > 0 ? this.#endOf(this.#windows - 1) : start, 1);
      turns = passed === at ? turns + 1 : 0;
      at = passed;
    } while (at < to && turns < maxTurns && this.#learnsWord());
    this.sum = 0;
    this.count = 0;
    this.#addSums();
    this.previous = numbers[addressOf.previous / 4] as number;
    return at;
  }

  /** @param take called for each window of the last {@link readWindows} with the index after it, and the sums of the words read in it */
  forEachWindow(take: (end: number, sum: number, count: number) => void): void {
    const numbers = this.#numbers;
    const end = placeOf(this.#windows);
    for (let at = placeOf(0); at < end; at += windowSize / 4)
      take(numbers[at] as number, numbers[at + windowAt.sum / 4] as number, numbers[at + windowAt.count / 4] as number);
  }

  /**
   * Reads a whole text up to the first word that it cannot read, as {@link readWindows} does.
   *
   * @param isBound whether to use upper bounds of the weights
   * @returns the index of that word; that after {@link fillWhole}'s units if there is none; undefined if the text does not fit
   */
  readWhole(text: string, isBound: boolean): number | undefined {
    const to = this.fillWhole(text);
    if (to === undefined) return undefined;
    if (isBound) this.#usePairs(boundsBegin, this.#shift + boundBits);
    const at = this.readWindows(0, to, 0, 0);
    if (isBound) this.#usePairs(weightsBegin, this.#shift);
    return at;
  }

  /** Whether all windows of a text that was read to its end certainly stay below their limits. */
  areBelow(end: number, output: StoredOutput, limits: WindowLimits, isBound: boolean): boolean {
    return areBelow(this.#allWindows, this.#endWindows(end), output, limits, isBound);
  }

  get #windows(): number {
    return (this.#numbers[addressOf.windows / 4] as number) / windowSize;
  }

  #endOf(window: number): number {
    return this.#numbers[placeOf(window)] as number;
  }

  /** Adds the last window of a text that was read completely. @returns the end of its windows, as an index of {@link KnownWords.#allWindows} */
  #endWindows(to: number): number {
    const windows = this.#allWindows;
    const last = placeOf(this.#windows) - placeOf(0);
    if (this.count === 0) return last;
    windows[last] = to;
    windows[last + windowAt.sum / 4] = this.sum;
    windows[last + windowAt.count / 4] = this.count;
    return last + windowSize / 4;
  }

  #clearSums(): void {
    const numbers = this.#numbers;
    numbers[addressOf.windows / 4] = 0;
    numbers[addressOf.sum / 4] = 0;
    numbers[addressOf.count / 4] = 0;
  }

  #addSums(): void {
    this.sum += this.#numbers[addressOf.sum / 4] as number;
    this.count += this.#numbers[addressOf.count / 4] as number;
  }

  /**
   * Adds the word that the last pass lacked, if it lacked one, and evicts the least recently used one of its set.
   *
   * @returns whether it lacked one
   */
  #learnsWord(): boolean {
    const numbers = this.#numbers;
    const set = numbers[addressOf.missingSet / 4] as number;
    if (set === 0) return false;
    const bytes = this.#bytes;
    bytes.copyWithin(set + wordSize, set, set + wordSize);
    bytes.copyWithin(set + wordAt.letters, addressOf.missingLetters, addressOf.missingLetters + wordAt.leadsTo);
    const { units } = this.#letters;
    let length = 0;
    while (length < wordAt.leadsTo && (units[length] = bytes[set + length] as number) !== 0) length += 1;
    const hash = hashOf(units, length);
    const sums = this.#wordSums.find(this.#letters, length, hash);
    numbers[(set + wordAt.hash) / 4] = hash;
    numbers[(set + wordAt.sum) / 4] = this.#wordSums.records[sums] as number;
    // The bigram with the previous word is a feature too.
    numbers[(set + wordAt.count) / 4] = (this.#wordSums.countAt(sums) + 1) | (length << lengthBits);
    return true;
  }
}

/** The model whose words are shared with the scanner. */
let isTaken = false;

/** @returns undefined without WebAssembly SIMD */
export function knownWordsOf(weights: Int8Array, shift: number, wordSums: WordSums): KnownWords | undefined {
  const text = isTaken ? newTextMemory() : textMemory;
  isTaken = true;
  const functions = text && assemble<Functions>([passWords(), passSentence], text.memory);
  if (!functions) return undefined;
  text.bytes.set(bytesOf(weights), weightsBegin);
  const bounds = Int8Array.from({ length: weights.length / weightsPerBound }, (_, index) =>
    Math.max(...weights.subarray(index * weightsPerBound, (index + 1) * weightsPerBound)),
  );
  text.bytes.set(bytesOf(bounds), boundsBegin);
  return new KnownWords(text, functions, wordSums, shift);
}

/** The index of a completed window in memory. */
function placeOf(window: number): number {
  return (windowsBegin + window * windowSize) / 4;
}

function bytesOf({ buffer, byteOffset, length }: Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
