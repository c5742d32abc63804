import { lengthBits, notWeighed, segmentAt, unitsBefore } from '../../reading/reading-layout.js';
import { pairFeature } from './hash-features.js';
import { boundBits, boundsBegin, weightsBegin } from './model-layout.js';
import { plainWord, type WordKind, WordReader, type WordSink } from './read-words.js';
import type { WordLetters } from './word-letters.js';
import type { WordSums } from './word-sums.js';

/** The sign and the white space at the end. */
const lengthOfEnd = 2;

/** Adds up the weights of the words of segments that the scanner knows, for a model with one output. */
export class SegmentReader implements WordSink {
  readonly #bytes: Uint8Array;
  readonly #weights: Int8Array;
  readonly #numbers: Int32Array;
  readonly #wordSums: WordSums;
  readonly #shift: number;
  readonly #reader = new WordReader(this);
  #first = 0;
  #last = 0;
  #sum = 0;
  #bound = 0;
  #count = 0;
  /** Whether it has no spaced letters. Those before it end with the sign and the space. */
  #isPlain = true;

  /** @param memory with the weights and the records @param shift right shift that maps 32-bit hashes to indices of weights */
  constructor(memory: ArrayBuffer, wordSums: WordSums, shift: number) {
    this.#bytes = new Uint8Array(memory);
    this.#weights = new Int8Array(memory);
    this.#numbers = new Int32Array(memory);
    this.#wordSums = wordSums;
    this.#shift = shift;
  }

  /** Writes the model's fields of a record. */
  read(record: number): void {
    const length = this.#numbers[(record + segmentAt.length) / 4] as number;
    const begin = record + segmentAt.text + unitsBefore;
    this.#begin();
    this.#reader.read(Uint16Array.from(this.#bytes.subarray(begin, begin + length)), 0, length);
    const isWeighed = this.#reader.isIdle && this.#isPlain && this.#first !== 0;
    this.#reader.end();
    const keep = (field: number, value: number): void => {
      this.#numbers[(record + field) / 4] = value;
    };
    keep(segmentAt.firstHash, this.#first);
    keep(segmentAt.lastHash, this.#last);
    keep(segmentAt.sum, this.#sum);
    keep(segmentAt.bound, this.#bound);
    keep(segmentAt.count, isWeighed ? this.#count | ((length - lengthOfEnd) << lengthBits) : notWeighed);
  }

  word(letters: WordLetters, length: number, kind: WordKind, hash: number): void {
    if (kind !== plainWord) this.#isPlain = false;
    if (this.#first === 0) this.#first = hash;
    else this.#addPair(pairFeature(this.#last, hash) >>> this.#shift);
    this.#last = hash;
    const sums = this.#wordSums.find(letters, length, hash);
    this.#sum += this.#wordSums.records[sums] as number;
    this.#bound += this.#wordSums.records[sums] as number;
    // The pair with the previous word is a feature too.
    this.#count += this.#wordSums.countAt(sums) + 1;
  }

  reset(): void {
    // Each segment begins anew.
  }

  #begin(): void {
    this.#first = 0;
    this.#last = 0;
    this.#sum = 0;
    this.#bound = 0;
    this.#count = 0;
    this.#isPlain = true;
  }

  #addPair(index: number): void {
    this.#sum += this.#weights[weightsBegin + index] as number;
    this.#bound += this.#weights[boundsBegin + (index >> boundBits)] as number;
  }
}
