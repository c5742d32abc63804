import type { Vocabulary } from './vocabulary.js';

/** No rank is as high. */
const none = 0xffffffff;
/** Above every position in a piece: `rank * positions + position` orders by rank, then from left to right, and fits a double. */
const positions = 2 ** 31;
/** Bytes of a piece from which on its tables are not kept. */
const kept = 4096;

/**
 * Counts the tokens that byte-pair encoding makes of one piece. The pairs wait in a heap, so that a long piece costs n log n and not the
 * square of its length; what is merged, and in which order, is the same as in the reference.
 */
export class BytePairs {
  readonly #vocabulary: Vocabulary;
  /** Rank of the pair that begins at a position. */
  #rank = new Uint32Array(256);
  /** Where the part that begins at a position ends, which is where the next one begins. */
  #end = new Uint32Array(256);
  /** Where the part before begins. */
  #previous = new Int32Array(256);
  #heap = new Float64Array(768);
  #size = 0;
  /** Look-ups so far: the measure of work. */
  work = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** The tokens of the first so many bytes, which are one piece. */
  count(bytes: Uint8Array, length: number): number {
    if (length === 1 || this.#find(bytes, 0, length) !== none) return 1;
    this.#begin(bytes, length);
    let count = length;
    for (let pair = this.#pop(); pair !== undefined; pair = this.#pop()) {
      // Not the remainder: of doubles it is fifty times as slow.
      const rank = Math.floor(pair / positions);
      const position = pair - rank * positions;
      // A pair that has been merged into another, or whose second part has grown, is out of date.
      if (this.#rank[position] !== rank) continue;
      this.#merge(bytes, position, length);
      count -= 1;
    }
    return count;
  }

  #begin(bytes: Uint8Array, length: number): void {
    // What an unusually long piece has taken is given back with the next.
    if (this.#rank.length < length || this.#rank.length > Math.max(length, kept)) {
      const size = Math.max(length, 256);
      this.#rank = new Uint32Array(size);
      this.#end = new Uint32Array(size);
      this.#previous = new Int32Array(size);
      // At most one entry for every pair at the beginning, and two more for every merge.
      this.#heap = new Float64Array(3 * size);
    }
    this.#size = 0;
    for (let position = 0; position < length; position += 1) {
      this.#end[position] = position + 1;
      this.#previous[position] = position - 1;
      this.#rank[position] = none;
      if (position + 1 < length) this.#offer(bytes, position, position + 2);
    }
  }

  #merge(bytes: Uint8Array, position: number, length: number): void {
    const middle = this.#end[position] as number;
    const end = this.#end[middle] as number;
    this.#end[position] = end;
    this.#rank[middle] = none;
    this.#rank[position] = none;
    if (end < length) {
      this.#previous[end] = position;
      this.#offer(bytes, position, this.#end[end] as number);
    }
    const before = this.#previous[position] as number;
    if (before >= 0) this.#offer(bytes, before, end);
  }

  /** Puts the pair between two positions into the heap, if it is a token. */
  #offer(bytes: Uint8Array, position: number, end: number): void {
    const rank = this.#find(bytes, position, end);
    this.#rank[position] = rank;
    if (rank !== none) this.#push(rank * positions + position);
  }

  #find(bytes: Uint8Array, start: number, end: number): number {
    this.work += 1;
    const rank = this.#vocabulary.rankOf(bytes, start, end);
    return rank < 0 ? none : rank;
  }

  #push(value: number): void {
    const heap = this.#heap;
    let index = this.#size;
    this.#size += 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as number;
      if (above <= value) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = value;
  }

  #pop(): number | undefined {
    if (this.#size === 0) return undefined;
    const heap = this.#heap;
    const first = heap[0];
    this.#size -= 1;
    const size = this.#size;
    const value = heap[size] as number;
    let index = 0;
    for (let child = 1; child < size; child = 2 * index + 1) {
      if (child + 1 < size && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
      if ((heap[child] as number) >= value) break;
      heap[index] = heap[child] as number;
      index = child;
    }
    heap[index] = value;
    return first;
  }
}
